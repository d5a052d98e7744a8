import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { Bar } from 'react-chartjs-2';
import type { ChartDay } from './statistics.ts';
import { useSpeech } from './texts.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

export interface Props {
  days: readonly ChartDay[];
  /** The chart's content as text. */
  summary: string;
}

/** One bar per day, so that nothing depends on distinguishing colours. */
export default function DailyChart({ days, summary }: Props) {
  const { number, date } = useSpeech();
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const font = { family: getComputedStyle(document.body).fontFamily, size: 12 };
  return (
    <Bar
      role="img"
      aria-label={summary}
      data={{
        labels: days.map(({ day }) => day),
        datasets: [
          {
            data: days.map(({ total }) => total),
            backgroundColor: colour('--green'),
            hoverBackgroundColor: colour('--green-deep'),
            borderRadius: 1,
            categoryPercentage: 0.9,
            barPercentage: 0.8,
          },
        ],
      }}
      options={{
        maintainAspectRatio: false,
        animation: isMotionReduced ? false : { duration: 200 },
        interaction: { mode: 'index', intersect: false },
        plugins: {
          tooltip: {
            displayColors: false,
            backgroundColor: colour('--slate'),
            titleFont: font,
            bodyFont: font,
            callbacks: {
              title: ([item]) => (item?.label ? date(item.label) : ''),
              label: ({ parsed }) => number(parsed.y ?? 0),
            },
          },
        },
        scales: {
          x: {
            grid: { display: false },
            border: { color: colour('--hairline-strong') },
            ticks: {
              color: colour('--ink-soft'),
              font,
              maxRotation: 0,
              autoSkipPadding: 18,
              callback: (_, index) => date(days[index]?.day ?? '', 'short').replace(/[\s.,]*\d{4}$/, ''),
            },
          },
          y: {
            beginAtZero: true,
            border: { display: false },
            grid: { color: colour('--hairline') },
            ticks: { color: colour('--ink-soft'), font, precision: 0, maxTicksLimit: 5 },
          },
        },
      }}
    />
  );
}
