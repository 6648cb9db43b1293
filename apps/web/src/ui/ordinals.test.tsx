import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Ordinals } from './ordinals';

const render = (text: string) => renderToStaticMarkup(<Ordinals>{text}</Ordinals>);

describe('V-05 ordinals are set above the line', () => {
  it.each([
    ['du 1er octobre au 31 mars', 'du 1<sup>er</sup> octobre au 31 mars'],
    ['la 1re et la 3e année', 'la 1<sup>re</sup> et la 3<sup>e</sup> année'],
    ['au XXe siècle', 'au XX<sup>e</sup> siècle'],
    ['Paris 7e', 'Paris 7<sup>e</sup>'],
  ])('%s', (text, html) => {
    expect(render(text)).toBe(html);
  });

  it.each(['Vers 2026', 'une Xérès', '15een', 'RNCP99201er', 'Le mer', '<b>1</b>er'])('leaves %s', (text) => {
    expect(render(text)).not.toContain('<sup>');
  });

  it('escapes what stands round them', () => {
    expect(render('<i>le 1er</i>')).toBe('&lt;i&gt;le 1<sup>er</sup>&lt;/i&gt;');
  });
});
