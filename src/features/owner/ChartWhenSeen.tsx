import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Props as ChartProps } from './DailyChart.tsx';
import type { ChartDay } from './statistics.ts';
import { useSpeech } from './texts.ts';

/** What holds the chart, as high from the start as it will be; Chart.js loads when it comes into sight. */
export default function ChartWhenSeen({ days, summary }: { days: readonly ChartDay[]; summary: string }) {
  const { labels } = useSpeech();
  const holder = useRef<HTMLDivElement>(null);
  const [Chart, setChart] = useState<ComponentType<ChartProps>>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!holder.current) return;
    let isGone = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('./DailyChart.tsx').then(
        (module) => !isGone && setChart(() => module.default),
        () => !isGone && setFailed(true),
      );
    });
    observer.observe(holder.current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, []);
  return (
    <div className="owner__chart" ref={holder}>
      {Chart && <Chart days={days} summary={summary} />}
      {isFailed && <p className="owner__empty">{labels['stats.chartFailed']}</p>}
    </div>
  );
}
