import { HtmlValidate } from 'html-validate';

/** The recommended rules of html-validate, with the reason for each exception. */
export const htmlValidator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Files of the site itself need no integrity hash; those of others would.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Safari takes the list role from lists without bullets; role="list" gives it back.
    'no-redundant-role': 'off',
    // Boxes of one name are the choices of one question.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // The desktop menu and the drawer are never shown together; axe checks the landmarks of a page as it is shown.
    'unique-landmark': 'off',
    // React writes attributes as its properties are named, and `autofocus=""`; HTML takes both.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Rich text comes out of the sanitiser with <br />, which is the same.
    'void-style': 'off',
    // Titles and telephone numbers are the editors' words.
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
});
