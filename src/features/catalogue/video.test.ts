import { describe, expect, test } from 'vitest';
import { recogniseVideo, type Video, videoThumbnail } from './video.ts';

const ID = 'dQw4w9-_XcQ';

describe('YouTube', () => {
  test.each([
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?t=42`,
    `http://www.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?app=desktop&v=${ID}&list=PL1`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtube.com/shorts/${ID}`,
    `https://youtube.com/v/${ID}`,
    `HTTPS://YOUTU.BE/${ID}`,
    `  https://youtu.be/${ID}  `,
  ])('%s', (address) =>
    expect(recogniseVideo(address)).toEqual({
      provider: 'youtube',
      id: ID,
      embedUrl: `https://www.youtube-nocookie.com/embed/${ID}`,
    }),
  );
});

describe('Vimeo', () => {
  test.each([
    ['https://vimeo.com/76979871', '76979871', ''],
    ['https://www.vimeo.com/76979871?share=copy', '76979871', ''],
    ['https://vimeo.com/76979871/8272103f6e', '76979871', '&h=8272103f6e'],
    ['https://vimeo.com/76979871/ABCDEF', '76979871', '&h=ABCDEF'],
    ['https://player.vimeo.com/video/76979871', '76979871', ''],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871', '&h=8272103f6e'],
    ['https://vimeo.com/76979871/"><script>', '76979871', ''],
  ])('%s', (address, id, secret) =>
    expect(recogniseVideo(address)).toEqual({
      provider: 'vimeo',
      id,
      embedUrl: `https://player.vimeo.com/video/${id}?dnt=1${secret}`,
    }),
  );
});

describe('files', () => {
  test.each([
    ['mp4', 'video/mp4'],
    ['mov', 'video/quicktime'],
    ['wmv', 'video/x-ms-wmv'],
    ['avi', 'video/x-msvideo'],
    ['flv', 'video/x-flv'],
    ['webm', 'video/webm'],
  ])('.%s', (extension, mimetype) => {
    const url = `https://media.example.org/tour.${extension}`;
    expect(recogniseVideo(url)).toEqual({ provider: 'file', url, mimetype });
    expect(recogniseVideo(`${url.replace(extension, extension.toUpperCase())}?token=1#t=3`)).toMatchObject({
      mimetype,
    });
  });
});

describe('other hosts', () => {
  const plugin = 'https://www.facebook.com/plugins/video.php?href=';
  test.each([
    [
      'https://www.facebook.com/agency/videos/123/',
      'facebook',
      `${plugin}https%3A%2F%2Fwww.facebook.com%2Fagency%2Fvideos%2F123%2F`,
    ],
    ['https://fb.watch/aB3_x/', 'facebook', `${plugin}https%3A%2F%2Ffb.watch%2FaB3_x%2F`],
    [
      'https://my.matterport.com/show/?m=SxQL3iGyvCk',
      'matterport',
      'https://my.matterport.com/show/?m=SxQL3iGyvCk',
    ],
    ['http://tours.tvl.be/1', 'tvl', 'https://tours.tvl.be/1'],
    ['https://tvl.be/1', 'tvl', 'https://tvl.be/1'],
    ['https://app.yisual.com/x', 'yisual', 'https://app.yisual.com/x'],
  ])('%s', (address, provider, embedUrl) => expect(recogniseVideo(address)).toEqual({ provider, embedUrl }));
});

describe('anything else is unknown', () => {
  test.each([
    '',
    'tour',
    `youtu.be/${ID}`,
    `//youtu.be/${ID}`,
    'javascript:alert(1)',
    `javascript://youtu.be/${ID}`,
    'java\nscript:alert(1)//tour.mp4',
    'data:video/mp4;base64,AAAA',
    'file:///etc/tour.mp4',
    'ftp://example.org/tour.mp4',
    `https://evil.example/?youtu.be/${ID}`,
    `https://evil.example/youtu.be/${ID}`,
    `https://evil.example/#https://youtu.be/${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `https://evil@youtube.com/watch?v=${ID}`,
    `https://youtube.com:8443/watch?v=${ID}`,
    `https://уoutube.com/watch?v=${ID}`,
    'https://evil.example/?file=tour.mp4',
    'https://evil.example/tour.mp4/page.html',
    'https://example.org/tour.mp44',
    'https://example.org/mp4',
    'https://example.org/x.constructor',
    `https://youtu.be/${ID}x`,
    `https://youtu.be/${ID.slice(1)}`,
    'https://youtu.be/',
    `https://www.youtube.com/watch?id=${ID}`,
    'https://www.youtube.com/watch',
    `https://www.youtube.com/channel/${ID}`,
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/123abc',
    'https://vimeo.com/',
    'https://evilvimeo.com/123',
    'https://www.facebook.com/agency/photos/123',
    'https://www.facebook.com/agency/videos/',
    'https://fb.watch/',
    'https://notmatterport.com/show/?m=1',
    'https://matterport.com.evil.example/',
    'https://xtvl.be/1',
  ])('%j', (address) => expect(recogniseVideo(address)).toEqual({ provider: 'unknown' }));
});

describe('videoThumbnail', () => {
  const youtube = recogniseVideo(`https://youtu.be/${ID}`);
  test.each([
    ['low', 'default'],
    ['medium', 'mqdefault'],
    ['high', 'hqdefault'],
    [undefined, 'hqdefault'],
  ] as const)('%s', (quality, name) =>
    expect(videoThumbnail(youtube, quality)).toBe(`https://i.ytimg.com/vi/${ID}/${name}.jpg`),
  );

  test.each<Video>([
    { provider: 'unknown' },
    { provider: 'vimeo', id: '1', embedUrl: 'https://player.vimeo.com/video/1' },
    { provider: 'file', url: 'https://example.org/a.mp4', mimetype: 'video/mp4' },
  ])('none for $provider', (video) => expect(videoThumbnail(video)).toBeUndefined());
});
