import { MIN_POSTAL_CODE_LENGTH } from '@tailgate/contract/facts';
import { useEffect, useRef, useState } from 'react';
import { roundedPoint, viewOf, type Point } from '../map/point.ts';
import { ADDRESS_MESSAGES, pointOf, withExactPlace, type Address, type AddressAt } from './address.ts';

const NOTES = {
  nothingThere: 'No address found there. Search for the nearest one above. The marker stays where it is.',
  cannotName: 'We can’t look up this address right now. Search for it above. The marker stays where it is.',
  notLocated: 'We couldn’t find your location. Allow it in your browser, or search instead.',
};
const LOCATING_PATIENCE_MS = 10_000;
/** Keys are pressed in rows: only the place where they end is asked for. */
const MOVING_PAUSE_MS = 300;

const locate = (onFound: (here: Point) => void, onFailed: () => void) =>
  navigator.geolocation.getCurrentPosition(({ coords }) => onFound(roundedPoint(coords)), onFailed, {
    enableHighAccuracy: true,
    timeout: LOCATING_PATIENCE_MS,
  });

/** An empty code is a problem only after the field was left. */
const postalCodeProblem = (code: string, left: boolean): string | null => {
  if (code === '') return left ? ADDRESS_MESSAGES.postalCodeMissing : null;
  return code.length < MIN_POSTAL_CODE_LENGTH ? ADDRESS_MESSAGES.postalCodeTooShort : null;
};

/** What is being set in the sheet: an address, the exact point, and the postal code. */
export const useExactLocation = (start: Address | null, addressAt: AddressAt) => {
  const [address, setAddress] = useState(start);
  const [postalCode, setPostalCode] = useState(start?.postalCode ?? '');
  const [point, setPoint] = useState(start && pointOf(start));
  const [view, setView] = useState(viewOf(point));
  const [note, setNote] = useState('');
  const [locating, setLocating] = useState(false);
  const asking = useRef<{ at: Point; pause: ReturnType<typeof setTimeout> }>(null);

  const callOff = () => {
    clearTimeout(asking.current?.pause);
    asking.current = null;
  };
  useEffect(() => callOff, []);

  const choose = (chosen: Address | null) => {
    callOff();
    setAddress(chosen);
    setNote('');
    if (!chosen) return;
    setPostalCode(chosen.postalCode);
    const itsPoint = pointOf(chosen);
    setPoint(itsPoint);
    if (itsPoint) setView(viewOf(itsPoint));
  };

  /** The marker sets the exact point; the address is filled in only where none was given. */
  const nameIt = async (at: Point, given: Address | null) => {
    const isNewest = () => asking.current?.at === at;
    try {
      const found = await addressAt(at);
      if (!isNewest()) return;
      setNote(found || given ? '' : NOTES.nothingThere);
      if (!found) return;
      if (!given) setAddress(found);
      if (found.postalCode !== '') setPostalCode(found.postalCode);
    } catch {
      if (isNewest() && !given) setNote(NOTES.cannotName);
    }
  };
  const askLater = (at: Point, given: Address | null) => {
    asking.current = { at, pause: setTimeout(() => void nameIt(at, given), MOVING_PAUSE_MS) };
  };
  const moveTo = (to: Point) => {
    setPoint(to);
    callOff();
    if (!address || postalCode.trim() === '') askLater(to, address);
  };

  const useMyLocation = () => {
    setLocating(true);
    locate(
      (here) => {
        setLocating(false);
        // Another position means another address.
        choose(null);
        setPostalCode('');
        setPoint(here);
        setView(viewOf(here));
        askLater(here, null);
      },
      () => {
        setLocating(false);
        setNote(NOTES.notLocated);
      },
    );
  };

  const code = postalCode.trim();
  return {
    address,
    choose,
    postalCode,
    setPostalCode,
    postalCodeProblem: (left: boolean) => postalCodeProblem(code, left),
    point,
    view,
    moveTo,
    note,
    locating,
    useMyLocation,
    finished: address && point && code.length >= MIN_POSTAL_CODE_LENGTH ? withExactPlace(address, code, point) : null,
  };
};
