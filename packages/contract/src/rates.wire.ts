import { z } from 'zod';
import { GRANT_STEPS } from '@meridia/domain/rates.rules';
import { httpUrlWire } from './address.wire.ts';
import { componentWire } from './component.wire.ts';

/** Rates of the law, `site.*`: each says from which day it holds, and who says so. */
const rateWire = componentWire.extend({
  from: z.iso.date(),
  sourceName: z.string(),
  sourceUrl: httpUrlWire,
});

export const minimumWageWire = rateWire.extend({ monthly: z.number().positive() });

const percentWire = z.int().min(0).max(100);

export const apprenticePayWire = rateWire.extend({
  ageFrom: z.int().min(0),
  firstYear: percentWire,
  secondYear: percentWire,
  thirdYear: percentWire,
});

export const grantStepWire = rateWire.extend({ step: z.enum(GRANT_STEPS), amount: z.int().min(0) });
