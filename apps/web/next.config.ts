import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // Addresses are the site's own business: Next must not answer 308 before its rules are asked.
  skipTrailingSlashRedirect: true,
};

export default config;
