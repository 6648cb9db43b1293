import { config } from '@meridia/eslint-config';

export default config;
