import { UNKNOWN_DEVICE } from '@zaino/contracts/identity';

/** In this order: most browsers claim to be several others as well. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system as a person knows them, as in "Firefox su Windows"; never a part of the header itself. */
export function deviceName(userAgent: string | undefined): string {
  const browser = firstMatch(browsers, userAgent);
  const system = firstMatch(systems, userAgent);
  if (browser && system) return `${browser} su ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}

function firstMatch(rules: [RegExp, string][], text = ''): string | undefined {
  return rules.find(([pattern]) => pattern.test(text))?.[1];
}
