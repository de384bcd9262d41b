// Dialogs on the browser's own <dialog>: it keeps the focus inside and closes on Escape.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { faultWords } from '../frame/use-load.ts';

interface DialogProps {
  title: string;
  onClose(): void;
  small?: boolean;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, small, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    const dialog = box.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={small ? 'small-dialog' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="icon" aria-label="Close" onClick={onClose}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" stroke-width="1.6" />
          </svg>
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  action: string;
  grave?: boolean;
  children: ComponentChildren;
  /** The dialog stays open, with the reason, when it fails. */
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

export function Confirm({ title, action, grave, children, onConfirm, onClose }: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFault(faultWords(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose} small>
      {children}
      {fault && <p class="fault">{fault}</p>}
      <div class="dialog-foot">
        <button type="button" onClick={onClose}>
          Keep as it is
        </button>
        <button type="button" class={grave ? 'grave' : 'main'} disabled={busy} onClick={confirm}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
