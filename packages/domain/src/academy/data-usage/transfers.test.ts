import { describe, expect, it } from 'vitest';
import { dataUsageOf, formatSaved, measuredRatio } from './data-usage.ts';
import { addCounted, countTransfers, NOTHING_COUNTED } from './transfers.ts';

/** What a browser reports for a response from the network. */
const arrived = (packed: number, plain: number, nextHopProtocol = 'h2') => ({
  nextHopProtocol,
  transferSize: packed + 300,
  encodedBodySize: packed,
  decodedBodySize: plain,
});
const fromDevice = {
  nextHopProtocol: '',
  transferSize: 0,
  encodedBodySize: 58_180,
  decodedBodySize: 219_343,
};
const notChanged = { nextHopProtocol: '', transferSize: 300, encodedBodySize: 2130, decodedBodySize: 8039 };

describe('what calls cost', () => {
  it('nothing costs nothing', () => {
    expect(countTransfers([])).toEqual(NOTHING_COUNTED);
  });

  it('AGENT-44 an answer over the line costs its body, its headers and those of the request', () => {
    expect(countTransfers([arrived(177, 177)]).bytes).toBe(177 + 300 + 300);
  });

  it.each([
    ['h2', 600],
    ['h3', 600],
    ['', 600],
    ['http/1.1', 1100],
    ['http/1.0', 1100],
  ])('over %j the headers of both cost %i bytes', (protocol, bytes) => {
    expect(countTransfers([arrived(0, 0, protocol)]).bytes).toBe(bytes);
  });

  it('an answer without a body costs its headers and those of the request', () => {
    expect(countTransfers([arrived(0, 0)])).toEqual({ bytes: 600, packedBytes: 0, plainBytes: 0 });
  });

  it('what came from a cache of the device costs nothing', () => {
    expect(countTransfers([fromDevice, fromDevice])).toEqual(NOTHING_COUNTED);
  });

  it('an answer that has not changed costs headers, and its body was not transferred', () => {
    expect(countTransfers([notChanged])).toEqual({ bytes: 600, packedBytes: 0, plainBytes: 0 });
  });

  it('several calls are counted together', () => {
    expect(countTransfers([arrived(100, 400), fromDevice, arrived(50, 100), notChanged])).toEqual({
      bytes: 100 + 50 + 3 * 600,
      packedBytes: 150,
      plainBytes: 500,
    });
  });

  it('counts can be added', () => {
    const once = countTransfers([arrived(100, 400)]);
    expect(addCounted(once, NOTHING_COUNTED)).toEqual(once);
    expect(addCounted(once, once)).toEqual(countTransfers([arrived(100, 400), arrived(100, 400)]));
  });
});

describe('data usage', () => {
  it('AGENT-44 keeps totalBytes, sessionBytes and compressionRatio', () => {
    expect(dataUsageOf(3_565_158, 151_757)).toEqual({
      totalBytes: 3_565_158,
      sessionBytes: 151_757,
      compressionRatio: 0.7,
    });
  });

  it('AGENT-45 the ratio is 0.7 and shown as 30% saved', () => {
    expect(formatSaved(dataUsageOf(0, 0).compressionRatio)).toBe('30%');
  });

  it.each([
    [1, '0%'],
    [0.995, '1%'],
    [0.5, '50%'],
    [0, '100%'],
  ])('a ratio of %d saves %s', (ratio, saved) => {
    expect(formatSaved(ratio)).toBe(saved);
  });

  it.each([
    [0, 0, null],
    [0, 10, 0],
    [25, 100, 0.25],
    [100, 100, 1],
    // Compression may make something small larger; then it has saved nothing.
    [110, 100, 1],
  ])('of %i bytes that were %i before, the measured ratio is %j', (packedBytes, plainBytes, ratio) => {
    expect(measuredRatio({ bytes: 0, packedBytes, plainBytes })).toBe(ratio);
  });
});
