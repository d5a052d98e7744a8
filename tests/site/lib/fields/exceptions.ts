/** Fields that change nothing by themselves, and why they may. What is "docs" stands in docs/snapshot.md. */
const NO_EFFECT: readonly { fields: RegExp; why: string }[] = [
  {
    fields: /\.(?:ID|id|language|parentId)$/,
    why: 'name the record and its place, which the check compares',
  },
  { fields: /^page\.path$/, why: 'is the key under which the variant is looked for' },
  {
    fields:
      /\b(?:image|images\.0|logo|ogImage|media)\.(?:filename|originalname|mimetype|destination|createDate)$/,
    why: 'stand beside a file as content managers export it (docs/snapshot.md, Image)',
  },
  { fields: /^page\.params\.logo\.alt\./, why: 'a logo is the link home, which names the agency (docs)' },
  {
    fields: /^(?:property|project)\.SmallPictureItem\.(?:Width|Height|Name)$/,
    why: 'stand beside the picture of a card, which is ornament (docs)',
  },
  {
    fields: /^neighbourhood\.\w+PictureItems\.0\.(?:Width|Height)$|\.(?:Small|Medium)PictureItems\.0\.Name$/,
    why: 'stand beside a picture that is measured, and on the list of neighbourhoods is ornament (docs)',
  },
  { fields: /^(?:property|project)\.DocumentItems\.0\.Type$/, why: 'is not shown (docs)' },
  { fields: /^category\.sort$|^city\.(?:PropertyCount|CountryID|CountryName)$/, why: 'are not used (docs)' },
  { fields: /^viewing\.Capacity$/, why: 'is what the relay counts by, and shown nowhere' },
];

export const isExcepted = (field: string): boolean => NO_EFFECT.some(({ fields }) => fields.test(field));
