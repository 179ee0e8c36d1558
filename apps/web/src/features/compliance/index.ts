export { DocumentDialog } from './document-dialog.tsx';
export { DriverPapers } from './driver-papers.tsx';
export { documentInText } from './paper-words.ts';
export { OwnVanComplianceStrip, VanComplianceStrip } from './van-compliance-strip.tsx';
