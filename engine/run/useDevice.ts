import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { composes, type AnyTool } from '../definition/index.ts';
import type { Device } from './device.ts';
import { readKept, writeKept } from '../keep/storage.ts';

/** The browser's own model on the page of a tool that composes texts. */
export interface DeviceAtWork extends Pick<Device, 'readiness' | 'download'> {
  /** The visitor has chosen to let it write. */
  readonly chosen: boolean;
  /** The same, right now: also before the page has been rendered again. */
  readonly isChosen: () => boolean;
  readonly choose: (on: boolean) => void;
}

const KEY = 'writeOnDevice';

/** The choice is kept on the device, and holds for all tools. */
export const useDevice = (tool: AnyTool, device: Device | undefined): DeviceAtWork | undefined => {
  const own = composes(tool) ? device : undefined;
  const [chosen, setChosen] = useState(() => readKept(KEY) === true);
  const latest = useRef(chosen);
  useEffect(() => {
    if (chosen) own?.prepare(tool.slug);
  }, [own, chosen, tool]);
  const isChosen = useCallback(() => latest.current, []);
  const choose = useCallback((on: boolean) => {
    latest.current = on;
    setChosen(on);
    writeKept(KEY, on || undefined);
  }, []);
  return useMemo(
    () => own && { readiness: own.readiness, download: own.download, chosen, isChosen, choose },
    [own, chosen, isChosen, choose],
  );
};
