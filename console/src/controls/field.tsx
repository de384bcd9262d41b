// Fields of forms: label, control and the service's own fault beneath it, tied together for every reader.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  fault?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  wide?: boolean | undefined;
  required?: boolean | undefined;
  inputMode?: 'numeric' | 'decimal' | 'text' | 'url' | 'email' | undefined;
  type?: 'text' | 'password' | 'date' | undefined;
  autoComplete?: string | undefined;
}

function Frame({
  id,
  props,
  children,
}: {
  id: string;
  props: Pick<FieldProps, 'label' | 'fault' | 'hint' | 'wide' | 'required'>;
  children: ComponentChildren;
}) {
  return (
    <div class={props.wide ? 'field wide' : 'field'}>
      <label for={id}>
        {props.label}
        {props.required && <span class="must"> (required)</span>}
      </label>
      {children}
      {props.hint && (
        <p id={`${id}-hint`} class="soft small">
          {props.hint}
        </p>
      )}
      {props.fault && (
        <p id={`${id}-fault`} class="fault">
          {props.fault}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, props: Pick<FieldProps, 'fault' | 'hint'>): string | undefined {
  const ids = [props.hint ? `${id}-hint` : '', props.fault ? `${id}-fault` : ''].filter((part) => part !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function TextField(props: FieldProps) {
  const id = useId();
  return (
    <Frame id={id} props={props}>
      <input
        id={id}
        {...({ type: props.type ?? 'text' } as { type: 'text' })}
        value={props.value}
        placeholder={props.placeholder}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete ?? 'off'}
        required={props.required}
        aria-invalid={props.fault ? 'true' : undefined}
        aria-describedby={describedBy(id, props)}
        onInput={(event) => props.onChange(event.currentTarget.value)}
      />
    </Frame>
  );
}

export function AreaField(props: FieldProps & { rows?: number; code?: boolean }) {
  const id = useId();
  return (
    <Frame id={id} props={props}>
      <textarea
        id={id}
        class={props.code ? 'code-input' : undefined}
        rows={props.rows ?? 3}
        value={props.value}
        placeholder={props.placeholder}
        spellcheck={!props.code}
        aria-invalid={props.fault ? 'true' : undefined}
        aria-describedby={describedBy(id, props)}
        onInput={(event) => props.onChange(event.currentTarget.value)}
      />
    </Frame>
  );
}

export function SelectField(props: FieldProps & { options: readonly { value: string; label: string }[] }) {
  const id = useId();
  return (
    <Frame id={id} props={props}>
      <select
        id={id}
        value={props.value}
        aria-invalid={props.fault ? 'true' : undefined}
        aria-describedby={describedBy(id, props)}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

export function CheckField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: boolean;
  onChange(value: boolean): void;
}) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
