import { useEffect, useRef, useState } from 'react';
import { fill } from '../../ui/fill.ts';
import { idleState } from './idle.ts';
import { useSpeech } from './texts.ts';

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Ends an idle session, one minute after a warning. */
export default function IdleWatch({ onEnd }: { onEnd(): void }) {
  const { labels, seconds: inSeconds } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef(Date.now());
  const end = useRef(onEnd);
  end.current = onEnd;
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const look = () => {
      // Measured by the clock, because timers do not run while a computer sleeps.
      const state = idleState(Date.now() - last.current);
      if (state === 'ended') return end.current();
      setSeconds(state === 'active' ? undefined : state.secondsLeft);
    };
    // After the warning only an explicit answer continues the session.
    const sign = () => {
      if (!dialog.current?.open) last.current = Date.now();
    };
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    for (const name of SIGNS) document.addEventListener(name, sign, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const name of SIGNS) document.removeEventListener(name, sign, { capture: true });
    };
  }, []);
  const isAsking = seconds !== undefined;
  useEffect(() => {
    if (isAsking) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsking]);
  const stay = () => {
    last.current = Date.now();
    setSeconds(undefined);
  };
  return (
    <dialog className="owner__idle" ref={dialog} aria-labelledby="owner-idle" onCancel={stay}>
      <h2 id="owner-idle">{labels['idle.title']}</h2>
      <p role="timer">{fill(labels['idle.text'], { time: inSeconds(seconds ?? 0) })}</p>
      <button type="button" className="button" onClick={stay}>
        {labels['idle.stay']}
      </button>
    </dialog>
  );
}
