import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/styles/global.css';

export const metadata: Metadata = {
  title: 'Meridia – Le site arrive',
  description: 'Le nouveau site de l’école Meridia est en construction.',
  icons: { icon: '/images/favicon.svg' },
  robots: { index: false, follow: false },
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <body>{children}</body>
    </html>
  );
}
