/** Of a file that an editor sends; the edge takes a little more (`client_max_body_size`, deploy/edge/content.conf): the form round it. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
