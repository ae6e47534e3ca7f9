;; The arithmetic of MiniLM that JavaScript is too slow for: four SIMD functions over one memory.
;;
;; `npm run kernel:build` assembles this file into kernel.wasm, which the server loads; kernel.test.ts fails when the two
;; differ. Every parameter named *_at is a byte address in the memory. Loops test their condition at the end, so every
;; count must be at least one step. Loops over vectors are written out where that was measured to be faster.

(module
  (import "kernel" "memory" (memory 1))

  ;; Multiplies rows by a matrix of weights:
  ;;
  ;;   results[r][o] = bias[o] + row_scales[r] * weight_scales[o] * sum over i of rows[r][i] * weights[o][i]
  ;;
  ;; Rows and weights are 16-bit integers, everything else is 32-bit floats. The caller chooses scales with which no sum
  ;; leaves 32 bits. Each pass of the inner loops computes a block of 4 rows by 2 outputs, so that its 8 sums stay in
  ;; registers. The row count must be a multiple of 4, the output count of 2 and the input count of 16.
  (func (export "multiply")
    (param $rows_at i32)
    (param $weights_at i32)
    (param $row_scales_at i32)
    (param $weight_scales_at i32)
    (param $bias_at i32)
    (param $results_at i32)
    (param $row_count i32)
    (param $output_count i32)
    (param $input_count i32)

    (local $output i32)           ;; first of the two outputs of this block
    (local $row i32)              ;; first of the four rows of this block
    (local $input_row_bytes i32)  ;; from one row of inputs or weights to the next
    (local $result_row_bytes i32) ;; from one row of results to the next
    (local $block_weights_at i32) ;; the weights of the first output
    (local $weights_end i32)

    ;; The next inputs of each row and the next weights of each output.
    (local $weight0_at i32) (local $weight1_at i32)
    (local $row0_at i32) (local $row1_at i32) (local $row2_at i32) (local $row3_at i32)
    (local $input v128) (local $weight0 v128) (local $weight1 v128)

    ;; $sum20 belongs to row 2 and output 0; its four lanes are partial sums.
    (local $sum00 v128) (local $sum01 v128)
    (local $sum10 v128) (local $sum11 v128)
    (local $sum20 v128) (local $sum21 v128)
    (local $sum30 v128) (local $sum31 v128)

    (local $rows01 v128) (local $rows23 v128) ;; lanes of two rows, interleaved
    (local $row_scales v128)
    (local $output0 v128) (local $output1 v128) ;; one lane for each row
    (local $to i32)

    (local.set $input_row_bytes (i32.mul (local.get $input_count) (i32.const 2)))
    (local.set $result_row_bytes (i32.mul (local.get $output_count) (i32.const 4)))
    (local.set $block_weights_at (local.get $weights_at))

    (loop $next_outputs
      (local.set $weights_end (i32.add (local.get $block_weights_at) (local.get $input_row_bytes)))
      (local.set $row0_at (local.get $rows_at))
      (local.set $row (i32.const 0))

      (loop $next_rows
        (local.set $weight0_at (local.get $block_weights_at))
        (local.set $weight1_at (local.get $weights_end))
        (local.set $row1_at (i32.add (local.get $row0_at) (local.get $input_row_bytes)))
        (local.set $row2_at (i32.add (local.get $row1_at) (local.get $input_row_bytes)))
        (local.set $row3_at (i32.add (local.get $row2_at) (local.get $input_row_bytes)))
        (local.set $sum00 (v128.const i32x4 0 0 0 0))
        (local.set $sum01 (v128.const i32x4 0 0 0 0))
        (local.set $sum10 (v128.const i32x4 0 0 0 0))
        (local.set $sum11 (v128.const i32x4 0 0 0 0))
        (local.set $sum20 (v128.const i32x4 0 0 0 0))
        (local.set $sum21 (v128.const i32x4 0 0 0 0))
        (local.set $sum30 (v128.const i32x4 0 0 0 0))
        (local.set $sum31 (v128.const i32x4 0 0 0 0))

        (loop $next_inputs
          ;; Eight inputs of each row with eight weights of each output.
          (local.set $weight0 (v128.load (local.get $weight0_at)))
          (local.set $weight1 (v128.load (local.get $weight1_at)))
          (local.set $input (v128.load (local.get $row0_at)))
          (local.set $sum00 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight0)) (local.get $sum00)))
          (local.set $sum01 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight1)) (local.get $sum01)))
          (local.set $input (v128.load (local.get $row1_at)))
          (local.set $sum10 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight0)) (local.get $sum10)))
          (local.set $sum11 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight1)) (local.get $sum11)))
          (local.set $input (v128.load (local.get $row2_at)))
          (local.set $sum20 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight0)) (local.get $sum20)))
          (local.set $sum21 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight1)) (local.get $sum21)))
          (local.set $input (v128.load (local.get $row3_at)))
          (local.set $sum30 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight0)) (local.get $sum30)))
          (local.set $sum31 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight1)) (local.get $sum31)))

          ;; The eight after those.
          (local.set $weight0 (v128.load offset=16 (local.get $weight0_at)))
          (local.set $weight1 (v128.load offset=16 (local.get $weight1_at)))
          (local.set $input (v128.load offset=16 (local.get $row0_at)))
          (local.set $sum00 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight0)) (local.get $sum00)))
          (local.set $sum01 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight1)) (local.get $sum01)))
          (local.set $input (v128.load offset=16 (local.get $row1_at)))
          (local.set $sum10 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight0)) (local.get $sum10)))
          (local.set $sum11 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight1)) (local.get $sum11)))
          (local.set $input (v128.load offset=16 (local.get $row2_at)))
          (local.set $sum20 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight0)) (local.get $sum20)))
          (local.set $sum21 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight1)) (local.get $sum21)))
          (local.set $input (v128.load offset=16 (local.get $row3_at)))
          (local.set $sum30 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight0)) (local.get $sum30)))
          (local.set $sum31 (i32x4.add (i32x4.dot_i16x8_s (local.get $input) (local.get $weight1)) (local.get $sum31)))

          (local.set $row0_at (i32.add (local.get $row0_at) (i32.const 32)))
          (local.set $row1_at (i32.add (local.get $row1_at) (i32.const 32)))
          (local.set $row2_at (i32.add (local.get $row2_at) (i32.const 32)))
          (local.set $row3_at (i32.add (local.get $row3_at) (i32.const 32)))
          (local.set $weight1_at (i32.add (local.get $weight1_at) (i32.const 32)))
          (local.set $weight0_at (i32.add (local.get $weight0_at) (i32.const 32)))
          (br_if $next_inputs (i32.lt_u (local.get $weight0_at) (local.get $weights_end))))

        ;; Add up the lanes of four sums at once: interleave them, so that each lane of the result is one row's total.
        ;; Then scale it and add the bias.
        (local.set $row_scales
          (v128.load (i32.add (local.get $row_scales_at) (i32.mul (local.get $row) (i32.const 4)))))
        (local.set $to (i32.mul (local.get $output) (i32.const 4)))

        (local.set $rows01
          (i32x4.add
            (i8x16.shuffle 0 1 2 3  16 17 18 19  4 5 6 7  20 21 22 23 (local.get $sum00) (local.get $sum10))
            (i8x16.shuffle 8 9 10 11  24 25 26 27  12 13 14 15  28 29 30 31 (local.get $sum00) (local.get $sum10))))
        (local.set $rows23
          (i32x4.add
            (i8x16.shuffle 0 1 2 3  16 17 18 19  4 5 6 7  20 21 22 23 (local.get $sum20) (local.get $sum30))
            (i8x16.shuffle 8 9 10 11  24 25 26 27  12 13 14 15  28 29 30 31 (local.get $sum20) (local.get $sum30))))
        (local.set $output0
          (f32x4.convert_i32x4_s
            (i32x4.add
              (i8x16.shuffle 0 1 2 3 4 5 6 7  16 17 18 19 20 21 22 23 (local.get $rows01) (local.get $rows23))
              (i8x16.shuffle 8 9 10 11 12 13 14 15  24 25 26 27 28 29 30 31 (local.get $rows01) (local.get $rows23)))))
        (local.set $output0
          (f32x4.add
            (f32x4.mul
              (f32x4.mul (local.get $output0) (local.get $row_scales))
              (v128.load32_splat (i32.add (local.get $weight_scales_at) (local.get $to))))
            (v128.load32_splat (i32.add (local.get $bias_at) (local.get $to)))))

        (local.set $rows01
          (i32x4.add
            (i8x16.shuffle 0 1 2 3  16 17 18 19  4 5 6 7  20 21 22 23 (local.get $sum01) (local.get $sum11))
            (i8x16.shuffle 8 9 10 11  24 25 26 27  12 13 14 15  28 29 30 31 (local.get $sum01) (local.get $sum11))))
        (local.set $rows23
          (i32x4.add
            (i8x16.shuffle 0 1 2 3  16 17 18 19  4 5 6 7  20 21 22 23 (local.get $sum21) (local.get $sum31))
            (i8x16.shuffle 8 9 10 11  24 25 26 27  12 13 14 15  28 29 30 31 (local.get $sum21) (local.get $sum31))))
        (local.set $output1
          (f32x4.convert_i32x4_s
            (i32x4.add
              (i8x16.shuffle 0 1 2 3 4 5 6 7  16 17 18 19 20 21 22 23 (local.get $rows01) (local.get $rows23))
              (i8x16.shuffle 8 9 10 11 12 13 14 15  24 25 26 27 28 29 30 31 (local.get $rows01) (local.get $rows23)))))
        (local.set $output1
          (f32x4.add
            (f32x4.mul
              (f32x4.mul (local.get $output1) (local.get $row_scales))
              (v128.load32_splat offset=4 (i32.add (local.get $weight_scales_at) (local.get $to))))
            (v128.load32_splat offset=4 (i32.add (local.get $bias_at) (local.get $to)))))

        ;; Interleave the two outputs, so that each row's pair is stored in one step.
        (local.set $rows01
          (i8x16.shuffle 0 1 2 3  16 17 18 19  4 5 6 7  20 21 22 23 (local.get $output0) (local.get $output1)))
        (local.set $rows23
          (i8x16.shuffle 8 9 10 11  24 25 26 27  12 13 14 15  28 29 30 31 (local.get $output0) (local.get $output1)))
        (local.set $to
          (i32.add
            (i32.add (local.get $results_at) (local.get $to))
            (i32.mul (local.get $row) (local.get $result_row_bytes))))
        (v128.store64_lane 0 (local.get $to) (local.get $rows01))
        (local.set $to (i32.add (local.get $to) (local.get $result_row_bytes)))
        (v128.store64_lane 1 (local.get $to) (local.get $rows01))
        (local.set $to (i32.add (local.get $to) (local.get $result_row_bytes)))
        (v128.store64_lane 0 (local.get $to) (local.get $rows23))
        (local.set $to (i32.add (local.get $to) (local.get $result_row_bytes)))
        (v128.store64_lane 1 (local.get $to) (local.get $rows23))

        ;; The last row was read to its end, where the next four begin.
        (local.set $row0_at (local.get $row3_at))
        (local.set $row (i32.add (local.get $row) (i32.const 4)))
        (br_if $next_rows (i32.lt_s (local.get $row) (local.get $row_count))))

      ;; The weights of the second output end where those of the next two outputs begin.
      (local.set $block_weights_at (local.get $weight1_at))
      (local.set $output (i32.add (local.get $output) (i32.const 2)))
      (br_if $next_outputs (i32.lt_s (local.get $output) (local.get $output_count)))))

  ;; Quantises floats: integers[i] = nearest integer to floats[i] * factor, limited to 16 bits. Eight at a time.
  (func (export "quantise")
    (param $floats_at i32)
    (param $integers_at i32)
    (param $count i32)
    (param $factor f32)

    (local $floats_end i32)
    (local $factors v128)

    (local.set $floats_end (i32.add (local.get $floats_at) (i32.mul (local.get $count) (i32.const 4))))
    (local.set $factors (f32x4.splat (local.get $factor)))
    (loop $next
      (v128.store
        (local.get $integers_at)
        (i16x8.narrow_i32x4_s
          (i32x4.trunc_sat_f32x4_s
            (f32x4.nearest (f32x4.mul (v128.load (local.get $floats_at)) (local.get $factors))))
          (i32x4.trunc_sat_f32x4_s
            (f32x4.nearest (f32x4.mul (v128.load offset=16 (local.get $floats_at)) (local.get $factors))))))
      (local.set $integers_at (i32.add (local.get $integers_at) (i32.const 16)))
      (local.set $floats_at (i32.add (local.get $floats_at) (i32.const 32)))
      (br_if $next (i32.lt_u (local.get $floats_at) (local.get $floats_end)))))

  ;; One attention head of 32 floats: scores[k] = dot product of query and keys[k]. The keys are $row_bytes apart.
  (func (export "scoreKeys")
    (param $query_at i32)
    (param $key_at i32)
    (param $score_at i32)
    (param $count i32)
    (param $row_bytes i32)

    (local $scores_end i32)
    (local $query0 v128) (local $query1 v128) (local $query2 v128) (local $query3 v128)
    (local $query4 v128) (local $query5 v128) (local $query6 v128) (local $query7 v128)
    (local $even v128) (local $odd v128) ;; two sums, so that neither addition waits for the other

    (local.set $query0 (v128.load (local.get $query_at)))
    (local.set $query1 (v128.load offset=16 (local.get $query_at)))
    (local.set $query2 (v128.load offset=32 (local.get $query_at)))
    (local.set $query3 (v128.load offset=48 (local.get $query_at)))
    (local.set $query4 (v128.load offset=64 (local.get $query_at)))
    (local.set $query5 (v128.load offset=80 (local.get $query_at)))
    (local.set $query6 (v128.load offset=96 (local.get $query_at)))
    (local.set $query7 (v128.load offset=112 (local.get $query_at)))
    (local.set $scores_end (i32.add (local.get $score_at) (i32.mul (local.get $count) (i32.const 4))))

    (loop $next_key
      (local.set $even (f32x4.mul (local.get $query0) (v128.load (local.get $key_at))))
      (local.set $odd (f32x4.mul (local.get $query1) (v128.load offset=16 (local.get $key_at))))
      (local.set $even (f32x4.add (f32x4.mul (local.get $query2) (v128.load offset=32 (local.get $key_at))) (local.get $even)))
      (local.set $odd (f32x4.add (f32x4.mul (local.get $query3) (v128.load offset=48 (local.get $key_at))) (local.get $odd)))
      (local.set $even (f32x4.add (f32x4.mul (local.get $query4) (v128.load offset=64 (local.get $key_at))) (local.get $even)))
      (local.set $odd (f32x4.add (f32x4.mul (local.get $query5) (v128.load offset=80 (local.get $key_at))) (local.get $odd)))
      (local.set $even (f32x4.add (f32x4.mul (local.get $query6) (v128.load offset=96 (local.get $key_at))) (local.get $even)))
      (local.set $odd (f32x4.add (f32x4.mul (local.get $query7) (v128.load offset=112 (local.get $key_at))) (local.get $odd)))
      (local.set $even (f32x4.add (local.get $even) (local.get $odd)))
      (f32.store
        (local.get $score_at)
        (f32.add
          (f32.add
            (f32.add (f32x4.extract_lane 0 (local.get $even)) (f32x4.extract_lane 1 (local.get $even)))
            (f32x4.extract_lane 2 (local.get $even)))
          (f32x4.extract_lane 3 (local.get $even))))

      (local.set $key_at (i32.add (local.get $key_at) (local.get $row_bytes)))
      (local.set $score_at (i32.add (local.get $score_at) (i32.const 4)))
      (br_if $next_key (i32.lt_u (local.get $score_at) (local.get $scores_end)))))

  ;; One attention head of 32 floats: mixed = sum over k of shares[k] * values[k]. The values are $row_bytes apart.
  (func (export "mixValues")
    (param $share_at i32)
    (param $value_at i32)
    (param $mixed_at i32)
    (param $count i32)
    (param $row_bytes i32)

    (local $shares_end i32)
    (local $share v128) ;; the same float in all four lanes
    ;; The sums; locals begin as zero.
    (local $mixed0 v128) (local $mixed1 v128) (local $mixed2 v128) (local $mixed3 v128)
    (local $mixed4 v128) (local $mixed5 v128) (local $mixed6 v128) (local $mixed7 v128)

    (local.set $shares_end (i32.add (local.get $share_at) (i32.mul (local.get $count) (i32.const 4))))

    (loop $next_value
      (local.set $share (v128.load32_splat (local.get $share_at)))
      (local.set $mixed0 (f32x4.add (f32x4.mul (local.get $share) (v128.load (local.get $value_at))) (local.get $mixed0)))
      (local.set $mixed1 (f32x4.add (f32x4.mul (local.get $share) (v128.load offset=16 (local.get $value_at))) (local.get $mixed1)))
      (local.set $mixed2 (f32x4.add (f32x4.mul (local.get $share) (v128.load offset=32 (local.get $value_at))) (local.get $mixed2)))
      (local.set $mixed3 (f32x4.add (f32x4.mul (local.get $share) (v128.load offset=48 (local.get $value_at))) (local.get $mixed3)))
      (local.set $mixed4 (f32x4.add (f32x4.mul (local.get $share) (v128.load offset=64 (local.get $value_at))) (local.get $mixed4)))
      (local.set $mixed5 (f32x4.add (f32x4.mul (local.get $share) (v128.load offset=80 (local.get $value_at))) (local.get $mixed5)))
      (local.set $mixed6 (f32x4.add (f32x4.mul (local.get $share) (v128.load offset=96 (local.get $value_at))) (local.get $mixed6)))
      (local.set $mixed7 (f32x4.add (f32x4.mul (local.get $share) (v128.load offset=112 (local.get $value_at))) (local.get $mixed7)))

      (local.set $value_at (i32.add (local.get $value_at) (local.get $row_bytes)))
      (local.set $share_at (i32.add (local.get $share_at) (i32.const 4)))
      (br_if $next_value (i32.lt_u (local.get $share_at) (local.get $shares_end))))

    (v128.store (local.get $mixed_at) (local.get $mixed0))
    (v128.store offset=16 (local.get $mixed_at) (local.get $mixed1))
    (v128.store offset=32 (local.get $mixed_at) (local.get $mixed2))
    (v128.store offset=48 (local.get $mixed_at) (local.get $mixed3))
    (v128.store offset=64 (local.get $mixed_at) (local.get $mixed4))
    (v128.store offset=80 (local.get $mixed_at) (local.get $mixed5))
    (v128.store offset=96 (local.get $mixed_at) (local.get $mixed6))
    (v128.store offset=112 (local.get $mixed_at) (local.get $mixed7))))
