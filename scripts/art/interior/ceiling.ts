import { mix } from '../lib/palette.ts';
import { group, polygon, polyline, rect } from '../lib/svg.ts';
import { back, type Shell, vanish } from './room-box.ts';

export function ceiling({ ceiling: kind = 'plain', wall }: Shell): string {
  const { left, right, top, foot } = back;
  switch (kind) {
    case 'moulded':
      return group(
        {},
        rect(left, top, right - left, 26, { fill: mix(wall, '#ffffff', 0.75) }),
        rect(left, top + 26, right - left, 3, { fill: mix(wall, '#5a4c3e', 0.3) }),
        rect(left, top + 34, right - left, 3, { fill: mix(wall, '#ffffff', 0.6) }),
        polygon(
          [
            [300, 26],
            [900, 26],
            [820, 60],
            [380, 60],
          ],
          { fill: 'none', stroke: mix(wall, '#5a4c3e', 0.22), strokeWidth: 3 },
        ),
      );
    case 'beams':
      return Array.from({ length: 6 }, (_, i) => {
        const x = left + 60 + i * 156;
        const [near, far] = [600 + (x - 600) * 1.36, x];
        return (
          polygon(
            [
              [near - 24, 0],
              [near + 24, 0],
              [far + 16, top],
              [far - 16, top],
            ],
            { fill: '#7a5a3f' },
          ) +
          polygon(
            [
              [near + 10, 0],
              [near + 24, 0],
              [far + 16, top],
              [far + 7, top],
            ],
            { fill: '#5c4230' },
          )
        );
      }).join('');
    case 'slope':
      return group(
        {},
        polygon(
          [
            [0, 0],
            [520, 0],
            [470, top],
            [left, 400],
            [left, foot],
            [0, 560],
          ],
          { fill: mix(wall, '#7d7264', 0.24) },
        ),
        polygon(
          [
            [470, top],
            [540, top],
            [left, 450],
            [left, 400],
          ],
          { fill: '#8a6a4c' },
        ),
        polygon(
          [
            [1200, 0],
            [960, 0],
            [940, top],
            [right, 190],
            [1200, 120],
          ],
          { fill: mix(wall, '#ffffff', 0.2) },
        ),
      );
    case 'frames':
      return Array.from({ length: 4 }, (_, i) => {
        const k = 1 + i * 0.12;
        const x = (px: number) => 600 + (px - 600) * k;
        const y = (py: number) => vanish[1] + (py - vanish[1]) * k;
        return polyline(
          [
            [x(left), y(foot)],
            [x(left), y(top + 60)],
            [600, y(top - 20)],
            [x(right), y(top + 60)],
            [x(right), y(foot)],
          ],
          { stroke: mix('#5b6a74', '#9aa6ac', i * 0.2), strokeWidth: 8 + i * 4, strokeLinejoin: 'round' },
        );
      }).join('');
    case 'plain':
      return '';
  }
}
