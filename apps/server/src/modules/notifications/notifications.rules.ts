import { createECDH } from 'node:crypto';

/** Whether the bytes are a P-256 point, as required to encrypt for the subscription. */
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
