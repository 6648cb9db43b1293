import type { ModalEvent } from './action-modal.machine';
import type { ModalTexts } from './action-modal.model';
import styles from './action-modal.module.css';

type Props = { texts: ModalTexts; send: (event: ModalEvent) => void; onWiden: () => void };

/** MODAL-03: a campus narrows the programmes; it is said, and the way back is here. */
export function NarrowedNote({ texts, send, onWiden }: Props) {
  return (
    <p role="status" className={styles.note}>
      {texts.narrowed}{' '}
      <button
        type="button"
        className={styles.way}
        onClick={() => {
          send({ type: 'campusChosen', campus: null });
          onWiden();
        }}
      >
        {texts.allProgrammes}
      </button>
    </p>
  );
}
