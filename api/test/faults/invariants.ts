import type pg from 'pg';
import { brokenInvariants as broken, type Broken } from '../../src/invariants/broken-invariants.ts';

/** What is broken now, for the end of a suite; empty is the only good answer. */
export const brokenInvariants = (owner: pg.Pool): Promise<Broken[]> => broken(owner);
