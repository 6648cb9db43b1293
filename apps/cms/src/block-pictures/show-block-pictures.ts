import type { Core } from '@strapi/strapi';
import { BLOCK_SKETCHES } from './block-sketches.data';
import { toPictureUrl } from './sketch';

/** PANEL-03: Strapi's picker shows `info.preview` of a component; drawings are code, and the model stays readable. */
export function showBlockPictures(strapi: Core.Strapi): void {
  for (const [uid, sketch] of Object.entries(BLOCK_SKETCHES)) {
    const { info } = strapi.getModel(uid as 'api::event.event');
    Object.assign(info, { preview: toPictureUrl(sketch) });
  }
}
