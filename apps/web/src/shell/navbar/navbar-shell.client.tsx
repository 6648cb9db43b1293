'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { easeMenus } from '@/shell/menu/ease-menus';
import { followScroll } from './follow-scroll';
import { AT_TOP } from './navbar-mode.rules';

type Props = { className?: string; children: ReactNode };

/** What the navbar does with a script: it follows the scroll (NAV-03). Without, it is full and stays in its place. */
export function NavbarShell({ className, children }: Props) {
  const header = useRef<HTMLElement>(null);
  const [mode, setMode] = useState(AT_TOP.mode);

  useEffect(() => {
    if (!header.current) return undefined;
    const leave = new AbortController();
    followScroll(header.current, setMode, leave.signal);
    easeMenus(header.current, leave.signal);
    return () => {
      leave.abort();
    };
  }, []);

  return (
    <header ref={header} className={className} data-mode={mode}>
      {children}
    </header>
  );
}
