// What every screen is given: the typed client, the administrator's client when there is one, and the way out.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BonafideAdmin } from '../../../src/client/bonafide-admin.ts';
import type { Bonafide } from '../../../src/client/bonafide-client.ts';
import type { Session } from './session.ts';

export interface ConsoleTools {
  client: Bonafide;
  admin: BonafideAdmin | null;
  session: Session;
  signOut(): void;
}

const Tools = createContext<ConsoleTools | null>(null);
export const ToolsProvider = Tools.Provider;

export function useTools(): ConsoleTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error('outside of the console');
  return tools;
}
