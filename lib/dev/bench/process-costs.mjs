// What processes cost, from Linux' /proc.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { ToolMissing } from './tools.mjs';

// USER_HZ, which Linux fixes for programs whatever the kernel's own clock is.
const TICK_MS = 10;

/** CPU time of processes and of those they have started, in ms, user and system together. */
export function getCpuMs(pids) {
  requireLinux();
  return listTree(pids).reduce((sum, pid) => sum + readCpuMs(pid), 0);
}

/** Resident memory of processes and of those they have started, in MB. */
export function getMemoryMegabytes(pids) {
  requireLinux();
  const readKilobytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
  return listTree(pids).reduce((sum, pid) => sum + readKilobytes(pid), 0) / 1024;
}

function readCpuMs(pid) {
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

function listTree(pids) {
  const known = new Set(pids);
  for (const pid of known) for (const child of listChildren(pid)) known.add(child);
  return [...known];
}

function listChildren(pid) {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((thread) =>
    read(`${folder}/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** Empty for a process that has ended meanwhile. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function requireLinux() {
  if (!existsSync('/proc/self/stat'))
    throw new ToolMissing('Linux’ /proc, from which CPU time and memory are read', 'run the bench on Linux');
}
