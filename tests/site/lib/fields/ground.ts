import {
  JPEG,
  type PageInput,
  page,
  propertyRecords,
  type SnapshotFiles,
} from '../../../fixtures/make-snapshot.ts';

const BODY = { fr: '<h3>Un</h3><p>Deux</p>' };

type Module = NonNullable<PageInput['params']['modules']>[number];

/** A page with one list. */
const listing = (path: string, relations: NonNullable<Module['relations']>, view = ''): PageInput =>
  page(path, { showInMenu: false, modules: [{ id: 'm', status: 'Published', view, relations }] });

/** What the settings show on: properties, a banner, the pages of the law; the same with and without them. */
export function prepareStage(files: SnapshotFiles): void {
  files.raw['media/a.jpg'] = JPEG;
  files.raw['media/b.jpg'] = Buffer.concat([JPEG, Buffer.from([0])]);
  Object.assign(files.menu[0]?.params ?? {}, { showPageBanner: true, banner: { image: { url: 'a.jpg' } } });
  files.menu.push(
    page('/contact-demand/', { showInMenu: false }),
    page('/Disclaimer/', { showInMenu: false }),
    page(
      '/second/',
      { title: { fr: 'zs-second' } },
      { sort: 2, childMenus: [page('/below/', { title: { fr: 'zs-below' } })] },
    ),
    page('/first/', { title: { fr: 'zs-first' }, noReferrerNoFollow: true }, { sort: 1 }),
    listing('/staff/', { type: 'category', id: 'staff' }, 'ons-team-view'),
  );
  const conditional = { Heating: 'zs-heating', Roof: 'zs-roof', Windows: 'zs-windows', VAT: 'zs-rate' };
  const records = [
    { Goal: 1, Price: 900, PriceUnit: 8 },
    { Marquee: 8, Price: 123_456 },
    { Marquee: 8, Price: 900, Goal: 1 },
    { Marquee: 9, Price: 234_567 },
    { SurfaceLiving: 100, SurfaceGround: 500, ...conditional },
    { PictureItems: [{ Url: 'a.jpg' }] },
  ];
  files.properties.push(
    ...records.flatMap((record, index) => propertyRecords(4102 + index, record).slice(0, 1)),
  );
  files.categories.push({ id: 'staff', name: { fr: 'Staff' }, status: 'Published' });
  const written = (id: string, categoryId: string, sort: number) => ({
    article: { id, categoryId, name: { fr: `zs-${id}` }, date: '2026-10-01', status: 'Published', sort },
    body: { fr: '<p>Texte</p>' },
  });
  files.articles.push(
    written('in-hidden', 'hidden', 1),
    written('late', 'staff', 2),
    written('early', 'staff', 1),
  );
}

/** What the variants refer to: one language, cities, types, categories and articles, and a page of people. */
export function prepareGround(files: SnapshotFiles): void {
  files.languages.languages = [{ code: 'fr', use: true }];
  prepareStage(files);
  files.cities.push(
    { ID: 2, Name: 'Ans', Zip: '4000', language: 'fr' },
    { ID: 3, Name: 'Liège', Zip: '4430', language: 'fr' },
    { ID: 4, Name: 'Brugge', Zip: '8000', language: 'fr' },
  );
  files.types.push({ ID: 5, WebID: '5', Name: 'Appartement', language: 'fr' });
  files.categories.push(
    { id: 'team', name: { fr: 'Équipe' }, status: 'Published' },
    { id: 'hidden', name: { fr: 'Visible' }, status: 'Published' },
    { id: 'above', name: { fr: 'Haut' }, status: 'Published' },
    { id: 'below', parentId: 'above', name: { fr: 'Bas' }, status: 'Published' },
  );
  const fields = { date: '2026-09-14', status: 'Published' };
  files.articles.push(
    ...(
      [
        ['louer', 'blog'],
        ['dessous', 'below'],
        ['blog', 'team'],
      ] as const
    ).map(([id, categoryId]) => ({ article: { ...fields, id, categoryId, name: { fr: id } }, body: BODY })),
  );
  Object.assign(files.articles[0] ?? {}, { body: BODY });
  files.menu.push(
    listing('/team/', { type: 'category', id: 'team' }, 'ons-team-view'),
    listing('/projects/', { type: 'property-list', id: 'projects' }),
    listing('/hidden/', { type: 'category', id: 'hidden' }, 'news-view'),
  );
  files.site.mediaHosts = ['https://media.example.org'];
  files.site.options = {
    similarProperties: 0,
    pageSize: 60,
    previewsUpTo: 0,
    menuMaxItems: 40,
    topBarShow: false,
  };
  files.topbar.left = [{ status: 'Published', label: { fr: 'Haut' }, link: '/' }];
  files.popup = { isPublished: 'no', title: { fr: 'Avis' } };
}
