/** ENT-07: the version of the dictionary, which is that of the package. */
export const LABELS_VERSION = '0.1.0';
