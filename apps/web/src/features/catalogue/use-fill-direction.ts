import { useMediaQuery } from '@mantine/hooks';
import { MoveDown, MoveRight } from 'lucide-react';

const ACROSS = { name: 'Fill right', Arrow: MoveRight };
const DOWN = { name: 'Fill down', Arrow: MoveDown };

/** Where the larger sizes lie. The table runs down where it has no room to run across; its style sheet says where. */
export const useFillDirection = () =>
  useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false }) ? DOWN : ACROSS;
