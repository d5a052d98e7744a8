import type { TakenNotice } from '../state.ts';

/**
 * Says that the named property is sold or rented, with alternatives. Without a notice the line is empty and
 * takes no space, so that screen readers announce what comes into it.
 */
export function Taken({ notice }: { notice: TakenNotice | undefined }) {
  return (
    <div className={notice ? 'form__taken' : 'visually-hidden'} role="status">
      {notice && (
        <>
          <strong>{notice.texts[notice.entry.as]}</strong>
          <a href={`${notice.entry.path}#similar`}>{notice.texts.similar}</a>
          <a href={notice.entry.tell}>{notice.texts.tell}</a>
        </>
      )}
    </div>
  );
}
