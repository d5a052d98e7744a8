import { z } from 'zod';

/**
 * When a property field is shown (specification, section 3; design decision "display condition"). `logic` is
 * a plain string because an unknown operator must count as a condition that is not met.
 */
export const displayCondition = z.strictObject({
  field: z.string().optional(),
  logic: z.string().optional(),
  compareWithField: z.string().optional(),
  compareWithValue: z.union([z.string(), z.number(), z.boolean()]).optional(),
  get advancedCondition() {
    return z
      .strictObject({
        and: z.array(displayCondition).optional(),
        or: z.array(displayCondition).optional(),
      })
      .optional();
  },
});
export type DisplayCondition = z.infer<typeof displayCondition>;
