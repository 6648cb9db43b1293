import { isCalendarAddress } from '@/lib/calendar-address';
import { writeCalendarOf } from '@/pages/write-calendar';
import { isMachineAddress } from './machine-address.rules';
import { writeMachineDocument } from './machine-documents';

/** Whether programs read what is at an address: it is no page, and has no frame. */
export const isForPrograms = (address: string): boolean =>
  isCalendarAddress(address) || isMachineAddress(address);

/** What they read there; null when there is nothing. Throws when its content cannot be read. */
export const writeForPrograms = (address: string) =>
  isCalendarAddress(address) ? writeCalendarOf(address) : writeMachineDocument(address);
