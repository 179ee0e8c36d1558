import { createECDH } from 'node:crypto';

/** Whether these bytes are a point of the curve: only then can anything be sealed for their owner. */
export const isCurvePoint = (base64url: string): boolean => {
  try {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    curve.computeSecret(Buffer.from(base64url, 'base64url'));
    return true;
  } catch {
    return false;
  }
};
