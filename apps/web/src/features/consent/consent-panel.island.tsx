import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { OPTIONAL_PURPOSES } from '@meridia/domain/consent';
import { Button } from '@/ui/button';
import { CloseButton } from '@/ui/close-button';
import { Link } from '@/ui/link';
import type { PanelRequest, PanelTexts } from './consent-panel.model';
import styles from './consent-panel.module.css';
import { ConsentPurpose } from './consent-purpose';
import { keepChoice } from './consent-store';
import { chosenPurposes, EVERYTHING, NOTHING, type Choice } from './consent.rules';

const TITLE_ID = 'traceurs-titre';

/** Without a request it is closed. */
type Props = { texts: PanelTexts; request?: PanelRequest };
type ContentProps = {
  texts: PanelTexts;
  checked: readonly string[];
  setChecked: (checked: readonly string[]) => void;
  close: () => void;
};

const checkedOf = (choice: Choice) => OPTIONAL_PURPOSES.filter((purpose) => choice[purpose]);

function Content({ texts, checked, setChecked, close }: ContentProps) {
  const answer = (choice: Choice) => {
    close();
    keepChoice(choice);
  };
  return (
    <>
      <div className={styles.head}>
        <h2 id={TITLE_ID} className={styles.title}>
          {texts.title}
        </h2>
        <CloseButton label={texts.close} className={styles.close} onClick={close} />
      </div>
      <div className={styles.body}>
        <p>
          {texts.intro} <Link href={texts.policy.href}>{texts.policy.label}</Link>
        </p>
        <ul className={styles.purposes}>
          {texts.purposes.map((purpose) => {
            const others = checked.filter((name) => name !== purpose.purpose);
            return (
              <li key={purpose.purpose} className={styles.purpose}>
                <ConsentPurpose
                  texts={texts}
                  purpose={purpose}
                  isChecked={checked.includes(purpose.purpose)}
                  onCheck={(isChecked) => setChecked(isChecked ? [...others, purpose.purpose] : others)}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.acts}>
        <Button variant="solid" className={styles.act} onClick={() => answer(NOTHING)}>
          {texts.refuse}
        </Button>
        <Button variant="solid" className={styles.act} onClick={() => answer(EVERYTHING)}>
          {texts.accept}
        </Button>
        <Button className={styles.act} onClick={() => answer(chosenPurposes(checked))}>
          {texts.save}
        </Button>
      </div>
    </>
  );
}

/** The purposes one by one, with what was chosen before. The server draws it closed, and so without its content. */
export function Island({ texts, request }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [checked, setChecked] = useState<readonly string[] | null>(null);
  const isOpen = checked !== null;

  useEffect(() => {
    if (request) setChecked(checkedOf(request.choice));
  }, [request]);

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);

  const close = () => dialog.current?.close();
  const closeOnVeil = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE_ID}
      className={styles.panel}
      onClick={closeOnVeil}
      onClose={() => setChecked(null)}
    >
      {isOpen && <Content texts={texts} checked={checked} setChecked={setChecked} close={close} />}
    </dialog>
  );
}
