import { expect, it } from 'vitest';
import { listOfCalls, TrafficMeter } from './traffic.ts';

it('counts bytes of both directions, requests by their first line, and scripts among them', () => {
  const meter = new TrafficMeter();
  meter.count(Buffer.from('GET /assets/app-1.js HTTP/1.1\r\nHost: a\r\n\r\n'));
  meter.count(Buffer.from('POST /api/learning-events HTTP/1.1\r\nHost: a\r\n\r\n'));
  meter.count(Buffer.from('{"events":[]}'));
  meter.count(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'));
  expect(meter.taken()).toMatchObject({ bytes: 121, headBytes: 108, requests: 2, scripts: 1 });
  expect(meter.taken()).toEqual({ bytes: 0, headBytes: 0, requests: 0, scripts: 0, calls: [] });
});

it('gives the bytes of a connection to the call that it is busy with', () => {
  const meter = new TrafficMeter();
  const [one, other] = [{}, {}];
  meter.count(Buffer.from('GET /first HTTP/1.1\r\n\r\n'), one);
  meter.count(Buffer.from('GET /other HTTP/1.1\r\n\r\n'), other);
  meter.count(Buffer.from('12345'), one);
  meter.count(Buffer.from('GET /second HTTP/1.1\r\n\r\n'), one);
  const traffic = meter.taken();
  expect(traffic.calls).toEqual([
    { path: '/first', bytes: 28 },
    { path: '/other', bytes: 23 },
    { path: '/second', bytes: 24 },
  ]);
  expect(listOfCalls('Home', traffic)).toBe('Home:\n      28 /first\n      23 /other\n      24 /second');
});
