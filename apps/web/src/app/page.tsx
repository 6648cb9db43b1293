import { ComingSoon } from '@/views/coming-soon/coming-soon';

export default function HomePage() {
  return <ComingSoon />;
}
