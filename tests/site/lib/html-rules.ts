import { HtmlValidate } from 'html-validate';

/** The recommended rules of html-validate, with the reason for each exception. */
export const htmlValidator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Files of the site itself need no integrity hash; those of other sites would.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Safari removes the list role from lists without bullets; role="list" restores it.
    'no-redundant-role': 'off',
    // Boxes with the same name are the choices of one question.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // The desktop menu and the drawer are never visible together; axe checks the visible landmarks.
    'unique-landmark': 'off',
    // React writes attributes in the case of its properties, and `autofocus=""` and `hidden=""`; all are valid HTML.
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // The sanitiser writes <br />, which is equivalent.
    'void-style': 'off',
    // Titles and telephone numbers are the editors' texts.
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
});
