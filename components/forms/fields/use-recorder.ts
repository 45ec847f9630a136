import { useEffect, useRef, useState } from 'react';

import { fromNavigator, fromWindow } from '@/lib/client/browser-features';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

const SECOND_MS = 1000;
/** By preference; Safari knows the last one alone. */
const MIME_TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

export type RecorderProblem = 'denied' | 'missing';

interface Recorder {
  readonly isSupported: boolean;
  readonly isRecording: boolean;
  readonly seconds: number;
  readonly problem: RecorderProblem | null;
  readonly start: () => void;
  /** Ends the recording and hands it over. */
  readonly stop: () => void;
  /** Ends it and throws it away. */
  readonly discard: () => void;
}

const findMedia = () => [fromNavigator('mediaDevices'), fromWindow('MediaRecorder')] as const;

function toProblem(error: unknown): RecorderProblem {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'denied'
    : 'missing';
}

/** Records from the microphone, two minutes at most. The microphone is released at every end. */
export function useRecorder(onRecorded: (recording: Blob) => void): Recorder {
  const [seconds, setSeconds] = useState(0);
  const [isRecording, setIsRecording] = useState(false);
  const [problem, setProblem] = useState<RecorderProblem | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const isKept = useRef(true);
  useEffect(() => () => end(recorder.current), []);
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => setSeconds((known) => known + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(() => {
    if (seconds >= UPLOAD_LIMITS.audioSeconds) end(recorder.current);
  }, [seconds]);

  const start = async () => {
    setProblem(null);
    try {
      const [devices, MediaRecorder] = findMedia();
      const stream = await devices?.getUserMedia({ audio: true });
      if (!MediaRecorder || !stream) return setProblem('missing');
      const mimeType = MIME_TYPES.find((type) => MediaRecorder.isTypeSupported(type));
      const made = new MediaRecorder(stream, mimeType ? { mimeType } : {});
      const parts: Blob[] = [];
      made.ondataavailable = (event) => void parts.push(event.data);
      made.onstop = () => {
        for (const track of stream.getTracks()) track.stop();
        setIsRecording(false);
        if (isKept.current) onRecorded(new Blob(parts, { type: made.mimeType }));
      };
      isKept.current = true;
      recorder.current = made;
      setSeconds(0);
      setIsRecording(true);
      made.start();
    } catch (error) {
      setProblem(toProblem(error));
    }
  };
  const discard = () => {
    isKept.current = false;
    end(recorder.current);
  };
  const isSupported = findMedia().every((part) => part !== undefined);
  return {
    isSupported,
    isRecording,
    seconds,
    problem,
    start: () => void start(),
    stop: () => end(recorder.current),
    discard,
  };
}

function end(recorder: MediaRecorder | null) {
  if (recorder && recorder.state !== 'inactive') recorder.stop();
}
