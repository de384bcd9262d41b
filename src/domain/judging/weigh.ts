// From the pieces of evidence to one probability: log-odds over independent voices, with caps.
import type { Confidence } from '../model/verdict.ts';
import type { Calibration } from './calibration.ts';
import { AUTHORITATIVE_CLASSES, type EvidenceClass, INDEPENDENT_CLASSES } from './evidence-class.ts';

/** What one source says for or against a claim, once its voice and its class are known. */
export interface WeighedItem {
  sourceId: string;
  clusterId: string;
  evidenceClass: EvidenceClass;
  /** +1 supports, -1 contradicts. */
  sign: 1 | -1;
  /** 0 to 1: how much of the claim agrees, or how firmly the value excludes it. */
  match: number;
  /** 0 to 1: how sure it is that the page speaks of this person, without the help of this claim. */
  identity: number;
  /** 0 to 1: how fresh the page is, where the claim is about now. */
  recency: number;
  /** Something beside the name ties the page to the person. */
  anchored: boolean;
}

export interface Voice {
  clusterId: string;
  evidenceClass: EvidenceClass;
  sign: 1 | -1;
  weight: number;
  sourceId: string;
}

export interface Weighing {
  probability: number;
  supporting: Voice[];
  contradicting: Voice[];
  independentSupport: number;
  independentContradiction: number;
  authoritativeSupport: boolean;
  authoritativeContradiction: boolean;
}

export function itemWeight(item: WeighedItem, calibration: Calibration): number {
  const base = calibration.classWeight[item.evidenceClass] * item.match * item.recency * item.identity;
  return item.sign === 1 ? base : base * calibration.contradictionFactor;
}

function voicesOf(items: readonly WeighedItem[], sign: 1 | -1, calibration: Calibration): Voice[] {
  const strongest = new Map<string, Voice>();
  for (const item of items) {
    if (item.sign !== sign) continue;
    const weight = itemWeight(item, calibration);
    if (weight <= 0) continue;
    const known = strongest.get(item.clusterId);
    if (!known || weight > known.weight || (weight === known.weight && item.sourceId < known.sourceId)) {
      strongest.set(item.clusterId, {
        clusterId: item.clusterId,
        evidenceClass: item.evidenceClass,
        sign,
        weight,
        sourceId: item.sourceId,
      });
    }
  }
  return [...strongest.values()].sort(
    (left, right) => right.weight - left.weight || (left.clusterId < right.clusterId ? -1 : 1),
  );
}

function sum(voices: readonly Voice[], calibration: Calibration): number {
  const last = calibration.diminishing.at(-1) ?? 0;
  return voices.reduce((total, voice, index) => total + voice.weight * (calibration.diminishing[index] ?? last), 0);
}

export function weigh(items: readonly WeighedItem[], calibration: Calibration, selfOnlyCap: number): Weighing {
  const supporting = voicesOf(items, 1, calibration);
  const contradicting = voicesOf(items, -1, calibration);
  const odds = calibration.prior + sum(supporting, calibration) - sum(contradicting, calibration);
  let probability = 1 / (1 + Math.exp(-odds));
  const independentSupport = supporting.filter((voice) => INDEPENDENT_CLASSES.has(voice.evidenceClass)).length;
  if (independentSupport === 0) probability = Math.min(probability, selfOnlyCap);
  const tied = items.some((item) => item.sign === 1 && item.anchored && itemWeight(item, calibration) > 0);
  if (supporting.length > 0 && !tied) probability = Math.min(probability, calibration.nameOnlyCap);
  return {
    probability,
    supporting,
    contradicting,
    independentSupport,
    independentContradiction: contradicting.filter((voice) => INDEPENDENT_CLASSES.has(voice.evidenceClass)).length,
    authoritativeSupport: supporting.some((voice) => AUTHORITATIVE_CLASSES.has(voice.evidenceClass)),
    authoritativeContradiction: contradicting.some((voice) => AUTHORITATIVE_CLASSES.has(voice.evidenceClass)),
  };
}

/** Certainty in the status to 1..5 by the calibrated table. */
export function confidenceOf(certainty: number, calibration: Calibration): Confidence {
  return calibration.confidence.find((step) => certainty >= step.least)?.level ?? 1;
}
