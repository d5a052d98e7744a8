import { z } from 'zod';
import { article } from '../../../../src/snapshot/schema/article.ts';
import { neighbourhood } from '../../../../src/snapshot/schema/catalogue.ts';
import { menu } from '../../../../src/snapshot/schema/menu.ts';
import { project } from '../../../../src/snapshot/schema/project.ts';
import { property } from '../../../../src/snapshot/schema/property.ts';
import { viewing } from '../../../../src/snapshot/schema/viewing.ts';
import { page, type SnapshotFiles } from '../../../fixtures/make-snapshot.ts';

export type Changes = Record<string, unknown>;

/** A kind of record of which each variant has a page of its own. */
export interface Subject {
  schema: z.ZodType;
  /** A record that has everything, under a number of its own. */
  record(number: number): Changes;
  /** What a field needs beside it to have an effect: values by path, for all fields below a path. */
  beside: Readonly<Record<string, Changes>>;
  /** Values where trying would find a poor one. */
  values: Readonly<Record<string, unknown>>;
  /** The fields that are tried, instead of all. */
  only?: readonly string[];
  /** Puts a variant into the snapshot. */
  add(files: SnapshotFiles, record: Changes): void;
}

const IMAGE = { url: 'a.jpg', alt: { fr: 'Façade' } };
const PICTURE = { ID: 1, Url: 'a.jpg', Name: 'Façade', Width: 900, Height: 600 };
const DOCUMENT = { ID: 1, Name: 'Plan', Type: 'pdf' };
const PLACE = {
  Street: 'Rue Longue',
  HouseNumber: '3',
  BoxNr: '1',
  Zip: '4000',
  City: 'Liège',
  Latitude: 50.64,
  Longitude: 5.57,
};
const MODULE = {
  id: 'm',
  status: 'Published',
  title: { fr: 'Titre' },
  description: { fr: 'Texte' },
  description2: { fr: 'Texte' },
  relations: { type: 'article', id: 'acheter' },
};
const BANNER = {
  'params.showPageBanner': true,
  'params.banner': {
    title: { fr: 'Titre' },
    description: { fr: 'Texte' },
    description2: { fr: 'Texte' },
    image: IMAGE,
    gallery: { images: [IMAGE] },
  },
};
const FLANDERS = { Zip: '8000', City: 'Brugge' };
const CATEGORY = { 'params.modules.0.relations': { type: 'category', id: 'blog' } };

const KINDS = {
  page: {
    schema: menu.element,
    record: (number) => ({
      ...page(`/v${number}/`, {
        title: { fr: 'Page' },
        showInMenu: false,
        metadata: { ogImage: { url: 'a.jpg' } },
        modules: [MODULE] as never,
        image: IMAGE,
        logo: { url: 'a.jpg' },
        banner: { image: { url: 'a.jpg' } },
      }),
      name: 'Page',
    }),
    beside: {
      'params.showPageBanner': BANNER,
      'params.showFixedMenu': BANNER,
      'params.banner': BANNER,
      'params.banner.type': { ...BANNER, 'params.banner.gallery': { images: [IMAGE, { url: 'b.jpg' }] } },
      'params.banner.video': {
        ...BANNER,
        'params.banner.type': 'video',
        'params.banner.video': 'https://youtu.be/aaaaaaaaaaa',
      },
      'params.banner.video.mimetype': {
        ...BANNER,
        'params.banner.type': 'video',
        'params.banner.video': { url: 'https://media.example.org/film' },
      },
      'params.banner.gallery': { ...BANNER, 'params.banner.type': 'gallery' },
      'params.banner.colour': { ...BANNER, 'params.banner.image': undefined },
      'params.banner.transparent': {
        ...BANNER,
        'params.banner.image': undefined,
        'params.banner.colour': '#224466',
      },
      'params.redirectUrl': { 'params.redirect': true, 'params.redirectUrl': '/' },
      'params.redirect': { 'params.redirectUrl': '/contact/' },
      'params.modules.0.image': {
        'params.modules.0.backgroundType': 'image',
        'params.modules.0.image': IMAGE,
      },
      'params.modules.0.images': {
        'params.modules.0.backgroundType': 'gallery',
        'params.modules.0.images': [IMAGE],
      },
      'params.modules.0.backgroundType': { 'params.modules.0.colorBackground': '#224466' },
      'params.modules.0.colorBackground': { 'params.modules.0.backgroundType': 'color' },
      'params.modules.0.maxItems': CATEGORY,
      'params.modules.0.isHasSubcategories': {
        'params.modules.0.relations': { type: 'category', id: 'above' },
      },
      'params.modules.0.relations.type': { 'params.modules.0.relations': { type: 'article', id: 'blog' } },
      'params.modules.0.numberItemOfRow': { ...CATEGORY, 'params.modules.0.view': 'news-view' },
      'params.modules.0.sort': { 'params.modules.1': { ...MODULE, id: 'n', title: { fr: 'Autre' } } },
      name: { 'params.title': {} },
    },
    values: {
      'params.modules.0.view': 'card-view',
      'params.modules.0.backgroundType': 'color',
      'params.modules.0.relations.id': 'louer',
      'params.modules.0.relations.type': 'category',
      'params.modules.0.status': 'Draft',
      'params.banner.type': 'gallery',
      'params.banner.video': 'https://youtu.be/bbbbbbbbbbb',
      'params.banner.video.mimetype': 'video/mp4',
      'params.banner.video.url': 'https://youtu.be/bbbbbbbbbbb',
      'params.redirectUrl': '/contact/',
      'params.css': '.module{color:#123456}',
      'params.modules.0.span': 6,
      'params.modules.0.titleSize': 'h1',
      status: 'Draft',
      modifyDate: '2031-05-08',
      createDate: '2031-05-08',
    },
    add: ({ menu: pages }, record) => pages.push(record as never),
  },
  property: {
    schema: property,
    record: (number) => ({
      ID: number,
      language: 'fr',
      WebID: '1',
      Goal: 0,
      ...PLACE,
      TypeDescription: 'Maison',
      MainTypeName: 'Maison',
      Description: 'Texte',
      CreateDate: '2026-01-01',
      PublishAddress: true,
      Price: 300_000,
      EnergyPerformance: 200,
      PictureItems: [PICTURE],
      PlanItems: [PICTURE],
      DocumentItems: [DOCUMENT],
      OpenDays: [{ Start: '2031-05-06T10:00', End: '2031-05-06T12:00' }],
      SmallPictureItem: PICTURE,
      XLargePictureItem: PICTURE,
    }),
    beside: {
      MarqueeName: { Marquee: 9 },
      PriceUnitText: { PriceUnit: 99 },
      CountryName: { CountryID: 50 },
      EPCLabelText: { CountryID: 50, EnergyPerformance: undefined },
      SmallPictureItem: { PictureItems: [], XLargePictureItem: undefined },
      XLargePictureItem: { PictureItems: [], SmallPictureItem: undefined },
      ViagerOccupied: { ViagerIndexedRent: 500, ViagerHead1Age: 80 },
      ViagerHead2Age: { ViagerIndexedRent: 500, ViagerHead1Age: 80 },
      ViagerHead1Age: { ViagerIndexedRent: 500 },
      Deposit: { Goal: 1 },
      ChargesRenter: { Goal: 1 },
      InventoryOfPlace: { Goal: 1 },
      AvailableFrom: { Goal: 1 },
      FloodScoreP: FLANDERS,
      FloodScoreG: FLANDERS,
      NotaryFee: { Price: undefined },
    },
    values: {
      WebID: '5',
      WebIDs: '1,5',
      Goal: 1,
      City: 'Ans',
      Zip: '4430',
      Marquee: 3,
      HasTerrace: true,
      HasGarden: true,
      HasLift: true,
      HasCellar: true,
      EPCLabelText: 'B',
      EnergyPerformance: 90,
      PriceUnit: 7,
      CountryID: 50,
      RecordFile: 'ZQ-1',
    },
    add: ({ properties }, record) => properties.push(record as never),
  },
  project: {
    schema: project,
    record: (number) => ({
      ID: number,
      language: 'fr',
      Name: 'Projet',
      Description: 'Texte',
      PublicAddress: true,
      ...PLACE,
      SmallPictureItem: PICTURE,
      XLargePictureItem: PICTURE,
      PictureItems: [PICTURE],
      PlanItems: [PICTURE],
      DocumentItems: [DOCUMENT],
      Units: [{ ID: 1, Name: 'A.01', TypeDescription: 'Appartement', Price: 200_000, PlanItems: [PICTURE] }],
    }),
    beside: {
      CountryID: { CountryName: 'Luxembourg' },
      CountryName: { CountryID: 50 },
      SmallPictureItem: { PictureItems: [], XLargePictureItem: undefined },
      XLargePictureItem: { PictureItems: [], SmallPictureItem: undefined },
      'Units.0.PlanItems': { PlanItems: [] },
    },
    values: { CountryID: 50, IsSoldOut: true, 'Units.0.State': 'sold' },
    add: (files, record) => files.projects.push(record as never),
  },
  neighbourhood: {
    schema: neighbourhood,
    record: (number) => ({
      ID: number,
      language: 'fr',
      Name: `Quartier ${number}`,
      Title: 'Titre',
      Coordinates: '10.60,5.50 10.60,5.70 10.70,5.70',
      SmallPictureItems: [PICTURE],
      MediumPictureItems: [PICTURE],
      LargePictureItems: [PICTURE],
      XLargePictureItems: [PICTURE],
    }),
    beside: {
      LargePictureItems: { XLargePictureItems: [] },
      SmallPictureItems: { XLargePictureItems: [], LargePictureItems: [], MediumPictureItems: [] },
    },
    values: {},
    add: (files, record) => files.neighbourhoods.push(record as never),
  },
  article: {
    schema: article,
    record: (number) => ({
      id: `a${number}`,
      categoryId: 'blog',
      name: { fr: `Article ${number}` },
      summary: { fr: 'Texte' },
      date: '2026-09-14',
      status: 'Published',
      image: IMAGE,
      metadata: { ogImage: { url: 'a.jpg' } },
      faq: [{ question: { fr: 'Pourquoi ?' }, answer: { fr: 'Parce que.' } }],
    }),
    beside: {
      person: {
        categoryId: 'team',
        person: { role: { fr: 'Agente' }, phone: '+32 400 00 99 01', languages: ['fr'] },
      },
    },
    values: {
      categoryId: 'team',
      'person.languages.0': 'de',
      status: 'Draft',
      'metadata.isActiveSEO': false,
    },
    add: (files, record) => files.articles.push({ article: record as never, body: { fr: '<p>Texte</p>' } }),
  },
  viewing: {
    schema: viewing,
    record: (number) => ({
      ID: String(number),
      PropertyID: 4101,
      Kind: 'openDay',
      Start: '2031-05-06T10:00',
      End: '2031-05-06T12:00',
    }),
    beside: {},
    values: { PropertyID: 4107 },
    add: (files, record) => files.visits.push(record as never),
  },
} as const satisfies Readonly<Record<string, Subject>>;

export const SUBJECTS: Readonly<Record<string, Subject>> = {
  ...KINDS,
  planted: {
    ...KINDS.property,
    schema: z.object({ ...property.shape, NobodyReads: z.string().optional() }),
    only: ['NobodyReads'],
  },
};
