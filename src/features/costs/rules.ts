import type { Law } from '../../snapshot/law/names.ts';
import type { Region } from '../catalogue/region.ts';

/** The own uses that can get a lower duty: a home, or a plot to build one on. */
export type OwnUse = 'home' | 'plot';

/** Registration duty in percent. */
export interface DutyRules {
  /** On a sole own home, and on any other purchase. */
  own: number;
  other: number;
  uses: readonly OwnUse[];
  /** What is exempt from the duty, in euros, as long as the price is not above the ceiling. */
  abatements: Readonly<Record<OwnUse, { amount: number; ceiling: number }>>;
}

/** The notary's fee and administrative costs; amounts in euros, percentages of the price. */
export interface NotaryRules {
  slices: Law['belgium']['notary.slices'];
  /** What less is paid for a sole own home, VAT included, at a price. */
  ownHomeReduction: Law['belgium']['notary.ownHomeReduction'];
  vat: number;
  /** Without VAT. */
  administration: number;
  thirdParties: number;
}

export interface CostRules {
  duty: DutyRules;
  notary: NotaryRules;
}

const NO_ABATEMENT = { amount: 0, ceiling: 0 };

/** The rules of a region by the law of the day, for the table of costs and the calculator. */
export function costRules(law: Law, region: Region): CostRules {
  const { belgium, brussels } = law;
  const isBrussels = region === 'brussels';
  return {
    duty: {
      own: law[region]['duty.own'],
      other: law[region]['duty.other'],
      uses: law[region]['duty.ownUses'],
      abatements: {
        home: isBrussels
          ? { amount: brussels['abatement.home'], ceiling: brussels['abatement.homeCeiling'] }
          : NO_ABATEMENT,
        plot: isBrussels
          ? { amount: brussels['abatement.plot'], ceiling: brussels['abatement.plotCeiling'] }
          : NO_ABATEMENT,
      },
    },
    notary: {
      slices: belgium['notary.slices'],
      ownHomeReduction: belgium['notary.ownHomeReduction'],
      vat: belgium.vat,
      administration: belgium['notary.administration'],
      thirdParties: belgium['notary.thirdParties'],
    },
  };
}
