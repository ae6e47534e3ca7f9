/** The same response, with a callback for each chunk that arrives. */
export function countArrivingBytes(answer: Response, onBytes: (received: number) => void): Response {
  if (answer.body === null) return answer;
  let received = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        received += piece.byteLength;
        onBytes(received);
        controller.enqueue(piece);
      },
    }),
  );
  return new Response(counted, { status: answer.status, headers: answer.headers });
}
