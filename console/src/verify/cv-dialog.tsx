// Paste a CV or a profile: the service proposes claims, the person confirms them.
import { useState } from 'preact/hooks';
import type { ClaimProposal } from '../../../src/client/bonafide-client.ts';
import { Dialog } from '../controls/dialog.tsx';
import { AreaField } from '../controls/field.tsx';
import { Notice } from '../controls/parts.tsx';
import { useTools } from '../frame/context.ts';
import { faultWords } from '../frame/use-load.ts';
import { claimTitle } from '../words/time-words.ts';
import { plural } from '../words/words.ts';

interface Props {
  onClose(): void;
  onAccept(proposal: ClaimProposal): void;
}

export function CvDialog({ onClose, onAccept }: Props) {
  const { client } = useTools();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const [proposal, setProposal] = useState<ClaimProposal | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const propose = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      setProposal(await client.claims.propose(text));
      setLeft(new Set());
    } catch (error) {
      setFault(faultWords(error));
    }
    setBusy(false);
  };

  if (proposal) {
    const taken = proposal.claims.filter((claim) => !left.has(claim.claim_key as string));
    return (
      <Dialog title="Confirm what was read" onClose={onClose}>
        <div class="stack">
          {proposal.person.full_name && (
            <p>
              About <b>{proposal.person.full_name}</b>
              {proposal.person.location && `, ${proposal.person.location}`}
            </p>
          )}
          {proposal.claims.length === 0 && <Notice tone="unsure">No claim could be read from this text.</Notice>}
          <ul class="stack">
            {proposal.claims.map((claim) => {
              const key = claim.claim_key as string;
              return (
                <li key={key}>
                  <label class="check">
                    <input
                      type="checkbox"
                      checked={!left.has(key)}
                      onChange={() => {
                        const next = new Set(left);
                        if (!next.delete(key)) next.add(key);
                        setLeft(next);
                      }}
                    />
                    <span>
                      {claimTitle(claim)}
                      {proposal.quotes[key] && <span class="soft small"> from “{proposal.quotes[key]}”</span>}
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </div>
        <div class="dialog-foot">
          <button type="button" onClick={() => setProposal(null)}>
            Back to the text
          </button>
          <button
            type="button"
            class="main"
            disabled={taken.length === 0}
            onClick={() => onAccept({ ...proposal, claims: taken })}
          >
            Take {plural(taken.length, 'claim')}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Paste a CV" onClose={onClose}>
      <AreaField
        label="Text of a CV or of a profile page"
        value={text}
        onChange={setText}
        rows={12}
        fault={fault}
        hint="It is read once to propose claims, and not stored. You confirm each of them."
      />
      <div class="dialog-foot">
        <button type="button" class="main" disabled={busy || text.trim() === ''} onClick={propose}>
          Propose claims
        </button>
      </div>
    </Dialog>
  );
}
