import { z } from 'zod';
import { LOCALES } from '../../i18n/locales.ts';
import { colour, image, link, optionalImage, status, text } from './common.ts';

export const languages = z.strictObject({
  default: z.enum(LOCALES),
  languages: z.array(z.strictObject({ code: z.enum(LOCALES), use: z.boolean() })).min(1),
});
export type Languages = z.infer<typeof languages>;

const topBarItem = z.strictObject({
  status,
  label: text,
  link,
  icon: z
    .string()
    .regex(/^[a-z0-9-]*$/, { error: 'the name of a Lucide icon such as phone' })
    .default(''),
  color: colour.default(''),
});
export type TopBarItem = z.infer<typeof topBarItem>;
export const topBar = z.strictObject({
  left: z.array(topBarItem).default([]),
  right: z.array(topBarItem).default([]),
});

const column = z.number().int().min(1).max(12);
const footerColumn = z.strictObject({
  title: text.optional(),
  introText: text.optional(),
  fullText: text.optional(),
  images: z.array(image).default([]),
  width: z
    .strictObject({ sm: column.default(12), md: column.default(6), lg: column.default(3) })
    .prefault({}),
  public: z
    .strictObject({
      title: z.boolean().default(true),
      introText: z.boolean().default(true),
      fullText: z.boolean().default(true),
    })
    .prefault({}),
});
export const footer = z.strictObject({
  bgColor: colour.default(''),
  textColor: colour.default(''),
  maxWidth: z.number().int().min(320).max(2560).default(1280),
  bottom: z.strictObject({ columns: z.array(footerColumn) }),
  copyright: text,
});
export type Footer = z.infer<typeof footer>;

export const popup = z.strictObject({
  isPublished: z.enum(['yes', 'no']),
  delay: z.number().min(0).default(0),
  link: link.default(''),
  title: text.optional(),
  description: text.optional(),
  media: optionalImage,
});
