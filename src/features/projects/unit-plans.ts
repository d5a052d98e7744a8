import type { Picture } from '../../snapshot/schema/catalogue.ts';
import type { ProjectUnit } from '../../snapshot/schema/project.ts';
import { MEDIA_WIDTHS } from '../../ui/media-host.ts';
import { thumbnailUrls } from '../../ui/thumbnail.ts';

/**
 * The addresses of a unit's plans: each is the plan's own file, which opens without a script, with the fragment by
 * which the gallery shows the plan instead.
 * @param plans the project's plans in the order of the gallery
 */
export async function unitPlans(
  { PlanItems }: Pick<ProjectUnit, 'PlanItems'>,
  plans: readonly Picture[],
): Promise<string[]> {
  const addresses = await Promise.all(
    PlanItems.map(async ({ Url }) => {
      const [file] = await thumbnailUrls(Url, [{ format: 'webp', width: MEDIA_WIDTHS.desktop }]);
      return file && `${file}#plan-${plans.findIndex((plan) => plan.Url === Url) + 1}`;
    }),
  );
  return addresses.filter((address) => address !== undefined);
}
