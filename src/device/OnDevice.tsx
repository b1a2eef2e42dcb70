import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { optionLabel, optionValue, shownFields, type AnyTool, type SelectField } from '../../engine/definition/index.ts';
import type { Readiness } from '../../engine/run/device.ts';
import { choicesOf } from '../../engine/form/values.ts';
import type { OnDeviceProps } from '../../engine/page/kit.ts';
import type { DeviceAtWork } from '../../engine/run/useDevice.ts';
import { Choice } from './Choice.tsx';

const languageField = (tool: AnyTool): readonly [key: string, field: SelectField][] =>
  shownFields(tool.fields).flatMap(([key, field]) =>
    field.kind === 'select' && field.marks === 'language' ? [[key, field]] : [],
  );

/** The language that the form asks for, as it is named there; undefined where it leaves that open. */
const useLanguage = ({ tool, form, lists }: OnDeviceProps): string | undefined => {
  const [[key, field] = []] = languageField(tool);
  const names: readonly string[] = key === undefined ? [] : [key];
  const [value]: unknown[] = useWatch({ control: form.control, name: names });
  const option = field && choicesOf(field, lists).find((one) => optionValue(one) === value);
  return option === undefined ? undefined : optionLabel(option);
};

interface Download {
  readonly progress: number | undefined;
  readonly failed: boolean;
  readonly begin: () => void;
  readonly cancel: () => void;
}

/** At most one download at a time; leaving the page cancels it. */
const useDownload = ({ download }: DeviceAtWork, language: string | undefined): Download => {
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const begin = (): void => {
    const controller = new AbortController();
    running.current = controller;
    setFailed(false);
    setProgress(0);
    void download(language, setProgress, controller.signal).then((done) => {
      if (controller.signal.aborted) return;
      setFailed(!done);
      setProgress(undefined);
    });
  };
  const cancel = (): void => {
    running.current?.abort();
    setProgress(undefined);
  };
  return { progress, failed, begin, cancel };
};

/** Checked again whenever the answer may have changed. */
const useReadiness = (
  { readiness }: DeviceAtWork,
  language: string | undefined,
  ...mayHaveChanged: readonly [boolean, boolean, boolean]
): Readiness | undefined => {
  const [known, setKnown] = useState<Readiness>();
  const again = mayHaveChanged.join();
  useEffect(() => {
    let cancelled = false;
    void readiness(language).then((answer) => {
      if (!cancelled) setKnown(answer);
    });
    return () => {
      cancelled = true;
    };
  }, [readiness, language, again]);
  return known;
};

/** The choice to let the browser's own model write; shows nothing where it cannot, unless that was chosen before. */
export default function OnDevice(props: OnDeviceProps) {
  const { status, device, generate } = props;
  const language = useLanguage(props);
  const download = useDownload(device, language);
  const failed = status.phase === 'failed' && status.onDevice === true;
  const readiness = useReadiness(device, language, device.chosen, download.progress === undefined, failed);
  if (readiness === undefined || (readiness === 'not at all' && !device.chosen)) return null;
  return (
    <Choice
      chosen={device.chosen}
      readiness={readiness}
      language={language}
      progress={download.progress}
      downloadFailed={download.failed}
      busy={status.phase === 'loading'}
      onChoose={device.choose}
      onDownload={download.begin}
      onCancel={download.cancel}
      onServer={
        failed
          ? () => {
              device.choose(false);
              generate();
            }
          : undefined
      }
    />
  );
}
