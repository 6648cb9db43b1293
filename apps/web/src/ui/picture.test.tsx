import type { PictureImage } from '@/lib/picture-image';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture';

const image: PictureImage = {
  url: '/media/full.webp',
  width: 1400,
  height: 800,
  alt: 'Le campus de Lyon',
  widths: [
    { url: '/media/640.webp', width: 640 },
    { url: '/media/320.webp', width: 320 },
    { url: '/media/1536.webp', width: 1536 },
  ],
};

describe('Picture', () => {
  it('offers its smaller copies in order, then itself, and nothing larger', () => {
    expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" />)).toContain(
      'sizes="50vw" srcSet="/media/320.webp 320w, /media/640.webp 640w, /media/full.webp 1400w"',
    );
  });

  it('has no choice to offer for a drawing', () => {
    const html = renderToStaticMarkup(<Picture image={{ ...image, url: '/media/a.svg', widths: [] }} />);
    expect(html).not.toMatch(/srcset|sizes/i);
    expect(html).toContain('src="/media/a.svg"');
  });

  it('keeps its place while it loads', () => {
    expect(renderToStaticMarkup(<Picture image={image} />)).toContain('width="1400" height="800"');
  });

  it('waits until it is near the screen, unless it is the first one seen', () => {
    expect(renderToStaticMarkup(<Picture image={image} />)).toContain('loading="lazy"');
    const first = renderToStaticMarkup(<Picture image={image} isPriority />);
    expect(first).toContain('loading="eager"');
    expect(first).toMatch(/fetchPriority="high"/i);
  });

  it('keeps an empty text: the image adds nothing', () => {
    expect(renderToStaticMarkup(<Picture image={{ ...image, alt: '' }} />)).toContain('alt=""');
  });

  it('PIC-06 keeps its focal point in view where it is cut, and has no style without one', () => {
    const html = renderToStaticMarkup(<Picture image={{ ...image, focus: '20% 75%' }} />);
    expect(html).toContain('style="object-position:20% 75%"');
    expect(renderToStaticMarkup(<Picture image={image} />)).not.toContain('style');
  });

  it('V-12 has a ground for the tint of the page when it is in ink, and its frame is that of the ground', () => {
    const html = renderToStaticMarkup(<Picture image={{ ...image, isInk: true }} className="frame" />);
    expect(html).toMatch(/^<span class="frame [^"]+"><img class="(?!frame)[^"]+"/);
    expect(renderToStaticMarkup(<Picture image={image} className="frame" />)).toMatch(/^<img class="frame"/);
  });

  it('V-12 is neither cut nor stretched into a blur when it is to be shown whole', () => {
    const classesOf = (whole: { isWhole?: true }) => {
      const html = renderToStaticMarkup(<Picture image={{ ...image, isInk: true, ...whole }} />);
      return /^<span class="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    };
    expect(classesOf({ isWhole: true })).toHaveLength(classesOf({}).length + 1);
  });
});
