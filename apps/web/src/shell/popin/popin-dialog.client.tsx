'use client';
import { useEffect, useState, type ComponentProps } from 'react';
import { closingMark, isStillClosed, POPIN_KEY } from './popin.rules';

type Props = Omit<ComponentProps<'dialog'>, 'id' | 'open' | 'onClose'> & { popinId: string; delayMs: number };

/** A visitor may refuse the store: the popin then closes for this page. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** LAY-06: opens by itself after the delay, beside the page: the focus stays where it is. The form inside closes it. */
export function PopinDialog({ popinId, delayMs, ...dialog }: Props) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const open = () => {
      const mark = attempt(() => localStorage.getItem(POPIN_KEY));
      setIsOpen(!isStillClosed(mark, popinId, Date.now()));
    };
    const timer = setTimeout(open, delayMs);
    return () => clearTimeout(timer);
  }, [popinId, delayMs]);

  const keepClosed = () => {
    setIsOpen(false);
    attempt(() => localStorage.setItem(POPIN_KEY, closingMark(popinId, Date.now())));
  };
  return <dialog {...dialog} open={isOpen} onClose={keepClosed} />;
}
