import { useEffect, useMemo, useRef } from 'react';
import type { MapViewProps } from '../features/listing/map-view.ts';
import { connectMap, type MapConnection } from '../features/map/frame-client.ts';
import { mapFramePath } from '../features/map/frame-path.ts';
import { isLocale } from '../i18n/locales.ts';
import { listMessage, mapProperties } from './list-message.ts';

/** The map's frame, kept in step with a list. */
export function ListMap(props: MapViewProps) {
  const { rows, variants, language, title, seen, shape, highlighted } = props;
  const iframe = useRef<HTMLIFrameElement>(null);
  const connection = useRef<MapConnection>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const properties = useMemo(() => mapProperties(rows, variants), [rows, variants]);

  useEffect(() => {
    if (!iframe.current) return;
    const numbers = (ids: readonly string[]) => ids.map(Number);
    const map = connectMap(iframe.current, {
      area: ({ box }) => latest.current.onArea(box),
      shape: ({ shape: drawn }) => latest.current.onShape(drawn ?? undefined),
      hover: ({ ids }) => latest.current.onHighlight(numbers(ids)),
      leave: () => latest.current.onHighlight([]),
      select: ({ ids }) => latest.current.onSelect(numbers(ids)),
      failed: () => latest.current.onFailed(),
    });
    connection.current = map;
    return () => map.destroy();
  }, []);
  useEffect(() => {
    connection.current?.send(listMessage(properties, { seen, shape, highlighted }));
  }, [properties, seen, shape, highlighted]);

  return (
    <iframe
      className="list-map__frame"
      ref={iframe}
      src={isLocale(language) ? mapFramePath(language) : undefined}
      title={title}
    />
  );
}
