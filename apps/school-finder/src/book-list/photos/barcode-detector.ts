import { reportError } from '@zaino/web/telemetry';

/** The browser's own detector (W3C, Accelerated Shape Detection), as far as it is used here. */
interface Detector {
  detect: (image: ImageBitmap) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const EAN = 'ean_13';

/** What the browser reads in a picture; nothing where it has no detector, or none that works. */
export async function detectedCodes(image: ImageBitmap): Promise<string[]> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return [];
  try {
    const formats = await BarcodeDetector.getSupportedFormats();
    if (!formats.includes(EAN)) return [];
    const found = await new BarcodeDetector({ formats: [EAN] }).detect(image);
    return [...new Set(found.map(({ rawValue }) => rawValue))];
  } catch (error) {
    // Some systems have the class and not what stands behind it: our own reader goes on.
    reportError(error);
    return [];
  }
}
